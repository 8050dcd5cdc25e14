"""What went wrong is told in the caller's language; reasons, parameters and the status itself are the same in all."""

from typing import Any

import grpc
import pytest

from cardavia.client import Client, Refused, card_text
from cardavia.languages import LANGUAGES, SOURCE
from cardavia.log.v1 import events_pb2
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.service.bootstrap import Running
from cardavia.v1 import play_pb2, tables_pb2, views_pb2
from tests.stream.api import Api, Failure, Talk, failing, fresh

NO_TABLE = {
    "en": "There is no such table.",
    "es": "No existe esa mesa.",
    "nl": "Zo'n tafel bestaat niet.",
    "fi": "Tällaista pöytää ei ole.",
    "hu": "Nincs ilyen asztal.",
    "vi": "Không có bàn như vậy.",
    "zh": "没有这张牌桌。",
}
NOT_HELD = {"en": "You do not hold {}.", "fi": "Sinulla ei ole: {}.", "zh": "你没有 {}。"}


def reads(header: str) -> Any:
    """The metadata of a call whose caller reads these languages."""
    return (("accept-language", header),)


async def no_table(api: Api, *metadata: tuple[str, str]) -> Failure:
    request = tables_pb2.GetTableRequest(table_id="00000000-0000-0000-0000-000000000000")
    return await failing(api.tables.GetTable(request, metadata=metadata))


@pytest.mark.parametrize("name", LANGUAGES)
async def test_an_error_has_its_sentence_in_the_language_of_the_caller(name: str, api: Api) -> None:
    failed = await no_table(api, *reads(f"tlh, {name}-XX;q=0.7, *;q=0.1"))
    assert failed.told == (name, NO_TABLE[name])
    assert (failed.reason, failed.text) == ("NO_SUCH_TABLE", NO_TABLE[SOURCE]), "the status itself speaks English"


@pytest.mark.parametrize("header", ["", "tlh", "*", ";;,q=2", "x" * 5_000])
async def test_who_asks_for_nothing_that_there_is_reads_english(header: str, api: Api) -> None:
    assert (await no_table(api, *reads(header))).told == (SOURCE, NO_TABLE[SOURCE])
    assert (await no_table(api)).told == (SOURCE, NO_TABLE[SOURCE])


async def test_a_header_may_come_in_parts(api: Api) -> None:
    assert (await no_table(api, *reads("tlh"), *reads("fi"))).told == ("fi", NO_TABLE["fi"])


def not_held(view: views_pb2.TableView) -> w.Face:
    """A tile that seat 0 does not hold."""
    hand = {face for place in view.deal.places for face in place.cards if place.place.zone == w.ZONE_HAND}
    return next(face for face in (w.FACE_63, w.FACE_54, w.FACE_62, w.FACE_53, w.FACE_21) if face not in hand)


@pytest.mark.parametrize("name", NOT_HELD)
async def test_the_rules_are_explained_in_the_language_of_the_stream(name: str, api: Api) -> None:
    table = await (await api.open()).seated()
    talk = Talk(api.play.Play(metadata=reads(name)))
    await talk.attach(1, table.id, table.tokens[0])
    card = not_held(await talk.until("view"))
    await talk.until("decision")
    move, code = events_pb2.Move(verb=w.VERB_LEAD, cards=[card]), card_text(card)
    await talk.submit(1, move)
    refusal = (await talk.until("refused")).refusal
    assert refusal.text == NOT_HELD[name].format(code)
    assert (refusal.reason, refusal.clause, dict(refusal.params)) == ("ILLEGAL_MOVE", "TG-5", {"cards": code})
    asked = play_pb2.Submit(request_id=fresh(), move=move)
    request = play_pb2.SubmitMoveRequest(table_id=table.id, token=table.tokens[0], submit=asked)
    failed = await failing(api.play.SubmitMove(request, metadata=reads(name)))
    assert failed.told == (name, refusal.text)
    assert failed.text == NOT_HELD[SOURCE].format(code)
    assert failed.metadata == {"cards": code, "clause": "TG-5"}
    talk.cancel()


async def test_a_stream_ends_in_its_language(api: Api) -> None:
    watching = api.play.Watch(play_pb2.WatchRequest(attach=play_pb2.Attach(table_id="x")), metadata=reads("hu"))
    assert (await failing(watching.read())).told == ("hu", "Az asztal azonosítója UUID.")


async def test_each_of_many_tables_is_refused_in_the_language_of_the_call(api: Api) -> None:
    request = tables_pb2.OpenTablesRequest(
        tables=[
            tables_pb2.OpenTableRequest(request_id=fresh(), game="tien_gow", seats=[""] * number) for number in (3, 5)
        ]
    )
    answer = await api.tables.OpenTables(request, metadata=reads("nl"))
    assert [result.refused.text for result in answer.results] == [
        "Tien Gow heeft 4 plaatsen, niet 3.",
        "Tien Gow heeft 4 plaatsen, niet 5.",
    ]


async def test_the_client_brings_refusals_in_its_language(server: Running) -> None:
    async with Client(server.grpc_address, language="vi") as client:
        with pytest.raises(Refused, match="Không có trò chơi 'go'") as raised:
            await client.open("go", seats=[""])
    assert raised.value.reason == "NO_SUCH_GAME"


async def test_a_language_is_no_reason_to_fail(server: Running) -> None:
    """A caller may send any bytes that gRPC lets through."""
    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        failed = await no_table(Api(channel, ""), *reads("\x7e\x21 fi;q=9,,--;q=0.5, hu"))
    assert failed.told == ("hu", NO_TABLE["hu"])

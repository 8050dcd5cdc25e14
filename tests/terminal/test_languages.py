"""The terminal in other languages: whole deals, lines that fit, and moves typed in the language or in the notation."""

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from cardavia.client import Catalogue, Client, Refused
from cardavia.languages import LANGUAGES
from cardavia.service.bootstrap import Running
from cardavia.terminal import play, print_log, replay, speaking
from cardavia.terminal.app import PlayApp
from cardavia.terminal.board import status
from cardavia.terminal.game import Game
from cardavia.terminal.playing import players
from cardavia.terminal.replaying import ReplayApp, steps
from cardavia.terminal.words import say
from tests.terminal.conftest import GAMES, SEED, screen, until

NARROW = (80, 24)
ENGLISH = ("You ", "Your ", "Seat ", "The deal", "leads", "beats", " cards")


@pytest.fixture(params=LANGUAGES)
def name(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language."""
    return request.param  # type: ignore[no-any-return]


async def typed(server: Running, game: str, text: str, name: str) -> str:
    """What is said while this is typed."""
    out, key = io.StringIO(), server.administrator_key
    with speaking(name):
        await play(server.grpc_address, game, plain=True, seed=SEED, key=key, source=io.StringIO(text), out=out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "game", "words"),
    [
        ("fi", "tien_gow", ("Istut pöytään.", "Kätesi: 8 korttia: ", "On sinun vuorosi.", "Tilitys", "pankki")),
        ("zh", "tien_gow", ("你入座了。", "你的手牌：8 张", "轮到你。", "结算", "庄家")),
        ("vi", "chan", ("Bạn ngồi xuống.", "Bài của bạn: ", "Nọc còn: ", "Thanh toán")),
        ("hu", "chuo_pai", ("Leülsz.", "A kezed: ", "Te következel.", "Elszámolás")),
    ],
)
async def test_a_whole_deal_by_lines(name: str, game: str, words: tuple[str, ...], server: Running) -> None:
    said = await typed(server, game, "1\n" * 300, name)
    assert [word for word in words if word not in said] == []
    assert [word for word in ENGLISH if word in said] == []


async def test_a_move_is_typed_in_the_language_or_in_the_notation(server: Running) -> None:
    for verb in ("sale", "salir", "lead"):
        said = await typed(server, "tien_gow", f"{verb} 9\nq\n", "es")
        assert "No es ninguna de las jugadas" in said
    first = await typed(server, "tien_gow", "q\n", "es")
    listed = [line.split(maxsplit=1)[1] for line in first.splitlines() if line.lstrip()[:1].isdigit()]
    verb, *cards = listed[-1].split()
    assert verb in {"salir", "superar", "descartar"}
    notation = {"salir": "lead", "superar": "beat", "descartar": "discard"}[verb]
    for text in (listed[-1], " ".join([notation, *cards]), " ".join([notation, *reversed(cards)])):
        said = await typed(server, "tien_gow", f"{text}\nq\n", "es")
        assert "No es ninguna" not in said
        assert "Podrían ser" not in said


async def test_why_a_move_is_refused_is_explained_in_the_language(server: Running) -> None:
    async with Client(server.grpc_address, key=server.administrator_key, language="fi") as client:
        table = await client.open("chuo_pai", seats=players(await client.catalogue(), "chuo_pai", 0, "greedy"), first=0)
        seat = await table.sit(0)
        async for _ in seat.decisions():
            with pytest.raises(Refused, match=r"Kierroksen avaaja ei voi passata\. \(CP-8\)"):
                await seat.play("pass")
            break


def squeezed(text: str) -> str:
    """A text without its spaces and ends of lines."""
    return "".join(text.split())


@pytest.mark.parametrize("game", GAMES)
async def test_the_full_screen_shows_its_lines_whole(
    name: str, game: str, client: Client, catalogue: Catalogue
) -> None:
    """On 80 columns: the game and its status, the hints and the title of the moves are not cut off."""
    table = await client.open(game, seats=players(catalogue, game, 0, "greedy"), seed=SEED)
    seat = await table.sit(0, history=True)
    with speaking(name):
        app = PlayApp(client, seat, Game(catalogue, grace=0.05), pace=0)
        async with app.run_test(size=NARROW) as pilot:

            def whole() -> bool:
                scene, decision, lines = app._game.scene(), app._decision, screen(pilot).splitlines()
                if decision is None or {cell_len(line) for line in lines} != {NARROW[0]}:
                    return False
                title = say("choose-window" if decision.window else "choose", count=len(decision.legal))
                first = squeezed(lines[0]) == squeezed(f"{scene.title} · {status(scene)}")
                return first and all(squeezed(each) in squeezed("".join(lines)) for each in (title, say("keys")))

            await until(pilot, whole, "the lines of a question")
            await pilot.press("q")
    await table.close()


async def test_a_replay_and_a_log_tell_everything_in_the_language(
    name: str, client: Client, catalogue: Catalogue
) -> None:
    table = await client.open("chan", seats=["greedy"] * 4, seed=SEED, listed=True)
    await (await client.spectate(table.table_id)).finished()
    with speaking(name):
        for tell in (replay, print_log):
            out, options = io.StringIO(), {"plain": True} if tell is replay else {}
            await tell(client.log(table.table_id), catalogue, out=out, **options)  # type: ignore[arg-type]
            assert say("begun") in out.getvalue()
            assert name == "en" or [word for word in ENGLISH if word in out.getvalue()] == []
        app = ReplayApp(await steps(client.log(table.table_id), catalogue))
        async with app.run_test(size=NARROW) as pilot:
            await pilot.press("end")
            assert squeezed(say("replay-keys")) in squeezed(screen(pilot))


def test_what_is_spoken_ends_with_its_context() -> None:
    with speaking("nl"):
        assert say("quit") == "Tot ziens."
    assert say("quit") == "Good-bye."
    with pytest.raises(KeyError), speaking("tlh"):
        pass

"""Views, updates and decisions, as they are sent. Everything here is built for one viewer from what he may see."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from google.protobuf.message import Message
from msgspec.structs import replace

from cardavia.core.catalog import GAMES
from cardavia.core.decisions import Made
from cardavia.core.decks import DECKS
from cardavia.core.events import Event, shown
from cardavia.core.game import Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import AI_PLAYERS, Author, Decision, Entry, Table, decision, observe
from cardavia.core.views import View, Viewer
from cardavia.log.v1 import entry_pb2
from cardavia.service.journal import Stored
from cardavia.service.wire.log import (
    ROLE,
    VERB,
    comes_again,
    encode_count,
    encode_event,
    encode_mark,
    encode_move,
    encode_opened,
    encode_place,
    encode_settled,
)
from cardavia.service.wire.parts import number, sized
from cardavia.v1 import catalog_pb2, logs_pb2, play_pb2, views_pb2


def encode_table(table_id: str, table: Table, viewer: Viewer, head: bytes) -> views_pb2.TableView:
    """A table as a viewer sees it; `head` is the chain's after the last entry that he sees."""
    deal = observe(table, viewer)
    window = table.window
    return views_pb2.TableView(
        table_id=table_id,
        revision=table.revision_of(viewer),
        viewer=viewer,
        opened=encode_opened(replace(table.opened, secret=b"", deal=None, seed=b"")),
        seats=[
            views_pb2.SeatView(
                seat=number,
                ai=setup.ai,
                player=seat.player,
                away=seat.away,
                generation=seat.generation,
                commitment=seat.commitment,
                entropy=seat.entropy,
                away_reason=seat.away_reason,
                reserve=table.reserves[number] if table.reserves else 0,
            )
            for number, (setup, seat) in enumerate(zip(table.opened.seats, table.seats, strict=True))
        ],
        status=table.status,
        deal=_encode_view(deal) if deal is not None else None,
        window=views_pb2.WindowView(seats=window.seats, deadline=window.deadline, answered=viewer in window.answers)
        if window is not None
        else None,
        result=encode_settled(table.result) if table.result is not None else None,
        next_table_id=table.next,
        reveal_by=table.reveal_by,
        disclosed=table.disclosed,
        secret=table.secret,
        head=head,
        clock=views_pb2.ClockView(seat=table.clock.seat, deadline=table.clock.deadline)
        if table.clock is not None
        else None,
        paused=table.paused,
    )


def _encode_view(view: View) -> views_pb2.DealView:
    return views_pb2.DealView(
        places=[
            views_pb2.PlacedCards(place=encode_place(place), cards=cards.known, hidden=cards.hidden)  # type: ignore[arg-type]
            for place, cards in view.places.items()
        ],
        marks=[encode_mark(mark, faces) for mark, faces in view.marks.items()],
        counts=[encode_count(count, value) for count, value in view.counts.items()],
    )


def encode_update(
    entry: Entry, viewer: Viewer, revision: int, head: bytes, made: dict[object, bytes] | None = None
) -> bytes | None:
    """An entry as a viewer sees it, with the chain's head after it, as the bytes of an Update.

    None if he sees nothing of it. In `made`, if given, what was made of this entry is kept, and found again for another
    who sees it with the same eyes at the same revision.
    """
    eyes = None
    for happened in entry.happened:
        if happened.audience and viewer in happened.audience:
            eyes = viewer
            break
    if made is not None and (update := made.get((eyes, revision))) is not None:
        return update
    events = [_event(event) for happened in entry.happened if (event := shown(happened, eyes)) is not None]
    if not events:
        return None
    update = b"".join((_REVISION(revision), _TIME(entry.time), _author(entry.author), *events, _HEAD(head)))
    if made is not None:
        made[eyes, revision] = update
    return update


_REVISION, _TIME = number(views_pb2.Update, "revision"), number(views_pb2.Update, "time")
_AUTHOR, _EVENTS = sized(views_pb2.Update, "author"), sized(views_pb2.Update, "events")
_HEAD = sized(views_pb2.Update, "head")


@lru_cache(maxsize=1 << 10)
def _author(author: Author) -> bytes:
    message = entry_pb2.Author(role=ROLE[author.role], seat=author.seat, ai=author.ai)  # type: ignore[arg-type]
    return _AUTHOR(message.SerializeToString())


def _event(event: Event) -> bytes:
    return _event_once(event) if comes_again(event) else _event_anew(event)


def _event_anew(event: Event) -> bytes:
    return _EVENTS(encode_event(event).SerializeToString(deterministic=True))


_event_once = lru_cache(maxsize=1 << 15)(_event_anew)


def encode_decision(asked: Decision, revision: int) -> bytes:
    """What a seat is asked at this revision of its own, as the bytes of a Decision."""
    legal = [_legal(move) for move in asked.legal]
    return b"".join((_SEAT(asked.seat), _ASKED_AT(revision), *legal, _WINDOW(asked.window), _DEADLINE(asked.deadline)))


_SEAT, _ASKED_AT = number(views_pb2.Decision, "seat"), number(views_pb2.Decision, "revision")
_LEGAL = sized(views_pb2.Decision, "legal")
_WINDOW, _DEADLINE = number(views_pb2.Decision, "window"), number(views_pb2.Decision, "deadline")


@lru_cache(maxsize=1 << 15)
def _legal(move: Move) -> bytes:
    return _LEGAL(encode_move(move.verb, move.cards).SerializeToString())


def decision_of(table: Table, seat: Viewer) -> views_pb2.Decision | None:
    """What a seat is asked now; None if nothing (spectators never are)."""
    asked = decision(table, seat) if seat is not None else None
    return views_pb2.Decision.FromString(encode_decision(asked, table.revision_of(seat))) if asked is not None else None


def encode_refusal(refusal: Refusal) -> views_pb2.Refusal:
    """A refusal as a message."""
    return views_pb2.Refusal(
        reason=refusal.reason, text=refusal.text, clause=refusal.clause, params=dict(refusal.params)
    )


def encode_games() -> catalog_pb2.ListGamesResponse:
    """The catalogue of games."""
    games = [
        catalog_pb2.Game(
            name=game.name,
            title=game.title,
            rules=game.rules,
            seats=game.seats,
            deck=game.deck.name,
            pack=game.pack,  # type: ignore[arg-type]
            options=[catalog_pb2.RuleOption(name=name, values=values) for name, values in game.options.items()],
            verbs=[VERB[verb] for verb in game.verbs],  # type: ignore[misc]
            first_is=game.first_is,
        )
        for game in GAMES.values()
    ]
    return catalog_pb2.ListGamesResponse(games=games, ai_players=AI_PLAYERS)


def encode_decks() -> catalog_pb2.ListDecksResponse:
    """The catalogue of packs."""
    return catalog_pb2.ListDecksResponse(
        decks=[
            catalog_pb2.Deck(
                name=deck.name,
                title=deck.title,
                place=deck.place,
                cards=[
                    catalog_pb2.Card(
                        face=card.face,  # type: ignore[arg-type]
                        code=card.code,
                        name=card.name,
                        characters=card.characters,
                        romanised=card.romanised,
                        copies=card.copies,
                        red=card.red,
                    )
                    for card in deck.cards
                ],
            )
            for deck in DECKS
        ]
    )


def encode_recorded(stored: Stored, head: bytes) -> logs_pb2.ReadLogResponse.Recorded:
    """An entry with everything that was recorded, and the chain's head after it, for who may see it all."""
    entry = entry_pb2.Entry.FromString(stored.state)
    return logs_pb2.ReadLogResponse.Recorded(revision=stored.revision, entry=entry, stored=stored.state, head=head)


def encode_made(made: Made, *, with_ply: bool) -> logs_pb2.MadeDecision:
    """A decision that was made."""
    return logs_pb2.MadeDecision(
        seat=made.seat,
        revision=made.revision,
        ply=made.ply if with_ply else None,
        legal=[encode_move(move.verb, move.cards) for move in made.legal],
        chosen=made.chosen,
        window=made.window,
        ai=made.ai,
        time=made.time,
    )


def play_item(channel: int, kind: str, body: bytes) -> bytes:
    """An item of a PlayResponse, framed; responses are such items one after the other."""
    return _PLAY_ITEMS(_CHANNEL(channel) + _PLAY_KINDS[kind](body))


def watch_item(kind: str, body: bytes) -> bytes:
    """An item of a WatchResponse, framed."""
    return _WATCH_ITEMS(_WATCH_KINDS[kind](body))


def _kinds(item: type[Message]) -> Mapping[str, Callable[[bytes], bytes]]:
    return {field.name: sized(item, field.name) for field in item.DESCRIPTOR.oneofs_by_name["kind"].fields}


_CHANNEL, _PLAY_ITEMS = number(play_pb2.PlayResponseItem, "channel"), sized(play_pb2.PlayResponse, "items")
_WATCH_ITEMS = sized(play_pb2.WatchResponse, "items")
_PLAY_KINDS, _WATCH_KINDS = _kinds(play_pb2.PlayResponseItem), _kinds(play_pb2.WatchResponseItem)

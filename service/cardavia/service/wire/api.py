"""Views, updates and decisions, as they are sent. Everything here is built for one viewer from what he may see."""

from collections.abc import Mapping

from google.protobuf.message import Message
from msgspec.structs import replace

from cardavia.core.catalog import GAMES
from cardavia.core.decisions import Made
from cardavia.core.decks import DECKS
from cardavia.core.events import Happened, shown
from cardavia.core.game import Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import AI_PLAYERS, Decision, Entry, Table, decision, observe
from cardavia.core.views import View, Viewer
from cardavia.log.v1 import entry_pb2
from cardavia.service.journal import Stored
from cardavia.service.wire._fields import Fields
from cardavia.service.wire.log import (
    AUTHORS,
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
from cardavia.service.wire.parts import Kept, fields, key
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
    who sees it with the same eyes at the same revision: by the revision alone if all see it alike.
    """
    eyes, alike = None, True
    for happened in entry.happened:
        if happened.audience:
            alike = False
            if viewer in happened.audience:
                eyes = viewer
    seen = revision if alike else (eyes, revision)
    if made is not None and (update := made.get(seen)) is not None:
        return update
    events = [*filter(None, map(_SHOWN[eyes].__getitem__, entry.happened))]
    if not events:
        return None
    update = _UPDATE(revision, entry.time, AUTHORS[entry.author], events, head)
    if made is not None:
        made[seen] = update
    return update


def _as_seen(eyes: Viewer) -> Kept[Happened, bytes]:
    """Events as these eyes see them, as their bytes; nothing of what they see nothing of."""

    def see(happened: Happened) -> bytes:
        event = shown(happened, eyes)
        return b"" if event is None else encode_event(event).SerializeToString(deterministic=True)

    return Kept(see, 1 << 15, comes_again)


_UPDATE = fields(views_pb2.Update, "revision", "time", "author", "events", "head")
_SHOWN = Kept(_as_seen, 1 << 4)


def encode_decision(asked: Decision, revision: int) -> bytes:
    """What a seat is asked at this revision of its own, as the bytes of a Decision."""
    legal = [*map(_MOVES.__getitem__, asked.legal)]
    return _DECISION(asked.seat, revision, legal, asked.window, asked.deadline)


def _move(move: Move) -> bytes:
    return encode_move(move.verb, move.cards).SerializeToString()


_DECISION = fields(views_pb2.Decision, "seat", "revision", "legal", "window", "deadline")
_MOVES = Kept(_move, 1 << 15)


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
    return _PLAY_ITEM[kind](channel, body)


def play_update(
    channel: int, entry: Entry, viewer: Viewer, revision: int, head: bytes, made: dict[object, bytes] | None
) -> bytes:
    """As `play_item` of `encode_update`, for who sees something of the entry: the item that is made most often."""
    update = made.get(revision) if made is not None else None
    if update is None:
        update = encode_update(entry, viewer, revision, head, made)
        assert update is not None  # noqa: S101  (he sees something of it)
    return _PLAY_ITEM["update"](channel, update)


def play_accepted(channel: int, request_id: str, revision: int, head: bytes) -> bytes:
    """The item that says that a command was carried out, framed."""
    return _PLAY_ITEM["accepted"](channel, _ACCEPTED(request_id, revision, head))


def watch_item(kind: str, body: bytes) -> bytes:
    """An item of a WatchResponse, framed."""
    return _WATCH_ITEM[kind](body)


def _kinds(response: type[Message], item: type[Message], *before: str) -> Mapping[str, Fields]:
    """What puts an item of a response together, framed, by its kind: from these fields, and that kind's bytes."""
    within = key(response, "items")
    names = [field.name for field in item.DESCRIPTOR.oneofs_by_name["kind"].fields]
    return {name: fields(item, *before, name, within=within) for name in names}


_PLAY_ITEM = _kinds(play_pb2.PlayResponse, play_pb2.PlayResponseItem, "channel")
_WATCH_ITEM = _kinds(play_pb2.WatchResponse, play_pb2.WatchResponseItem)
_ACCEPTED = fields(play_pb2.Accepted, "request_id", "revision", "head")

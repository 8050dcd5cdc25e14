"""From a recorded entry back to the command that brought it about, and the audit that hangs on it.

An entry holds enough to say its command again. Put to `decide` at the table before it, at its recorded time, the
command must bring about exactly the events that are recorded: legality of the move, cards moved, payments, settlement,
windows and their audiences, all at once.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cardavia.core.catalog import GAMES
from cardavia.core.commands import (
    Begin,
    CloseWindow,
    Command,
    Continue,
    End,
    GiveUp,
    LeaveSeat,
    Open,
    Pause,
    Play,
    Release,
    Restart,
    Resume,
    RevealEntropy,
    TakeOver,
    TakeSeat,
)
from cardavia.core.events import (
    Answered,
    Begun,
    Continued,
    Ended,
    EntropyRevealed,
    Event,
    Happened,
    Moved,
    Opened,
    Paused,
    Released,
    Restarted,
    Resumed,
    SeatLeft,
    SeatTaken,
    WindowClosed,
    whole,
)
from cardavia.core.game import Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import Entry, Table, decide

SAID_BY: Mapping[type[Command], tuple[str, ...]] = {
    Open: ("owner",),
    TakeSeat: ("seat",),
    RevealEntropy: ("seat",),
    LeaveSeat: ("seat",),
    TakeOver: ("service",),
    Begin: ("service",),
    Play: ("seat",),
    CloseWindow: ("service",),
    End: ("owner", "administrator"),
    GiveUp: ("service",),
    Pause: ("administrator",),
    Resume: ("administrator",),
    Restart: ("service",),
    Continue: ("owner", "seat"),
    Release: ("owner", "administrator"),
}
"""Who may say what; the rest of it, such as which seat is on turn, is judged by `decide`."""

LONGEST = 300
"""How much of an event is quoted."""


class Wrong(Exception):
    """An entry that cannot be what happened; the text says why."""


def command_of(entry: Entry) -> Command:
    """The command of an entry. Raises Wrong if no command begins with its first event."""
    event = whole(entry.happened[0])
    match event:
        case Moved() | Answered():
            return _play(event, entry.author.ai)
        case WindowClosed():
            return CloseWindow()
        case Opened():
            return _open(event)
        case SeatTaken(seat, player, _, commitment):
            return TakeSeat(seat, player, commitment)
        case EntropyRevealed(seat, entropy):
            return RevealEntropy(seat, entropy)
        case SeatLeft(seat, reason):
            return TakeOver(seat, reason) if reason else LeaveSeat(seat)
        case Begun():
            return Begin()
        case Ended(reason=reason, cause=cause) if cause:
            return GiveUp(cause, reason)
        case Ended() if entry.author.role == "service":
            return Begin()  # which found that entropy had not been revealed
        case Ended(_, reason):
            return End(reason)
        case Paused(reason):
            return Pause(reason)
        case Resumed(reason):
            return Resume(reason)
        case Restarted():
            return Restart()
        case Continued(table):
            return Continue(table)
        case Released():
            return Release()
    raise Wrong(f"no command begins with {type(event).__name__}")


def check(table: Table | None, entry: Entry, since: int = 0) -> None:
    """Raise Wrong unless an entry is exactly what its command brings about at the table before it (None: no table).

    `since` is the time of the entry before it: time does not run backwards. What an entry says of the world outside
    (the ids of players and tables, request ids, labels, how much time passed, who was gone, that the service was down)
    cannot be judged here; the hash chain
    alone vouches for it.
    """
    command = command_of(entry)
    opens = type(command) is Open
    if (table is None) != opens:
        raise Wrong("a table is opened by its first entry, and by no other")
    if opens:
        _check_rules(entry)
    if entry.time < since:
        raise Wrong("its time is before that of the entry before it")
    try:
        happened = decide(table, command, entry.time)
    except Exception as error:  # decide judges commands that a service has let in; here anything may be written
        raise Wrong(f"its command cannot be judged: {error}") from error
    if isinstance(happened, Refusal):
        raise Wrong(f"its command is refused: {happened.text}")
    if tuple(happened) != entry.happened:
        raise Wrong(_difference(happened, entry.happened))
    _check_author(table, command, entry)


def _check_rules(entry: Entry) -> None:
    opened = whole(entry.happened[0])
    game = GAMES.get(opened.game) if isinstance(opened, Opened) else None
    if isinstance(opened, Opened) and game is not None and opened.rules != game.rules:
        raise Wrong(f"it names version {opened.rules} of the rules of {game.title}; known is version {game.rules}")


def _check_author(table: Table | None, command: Command, entry: Entry) -> None:
    """Whether the author is one who says such commands, at this table, for this seat, as this AI player."""
    author = entry.author
    if author.role not in SAID_BY[type(command)]:
        raise Wrong(f"its author is of the role {author.role!r}, who does not say {type(command).__name__}")
    if (author.role == "seat") != (author.seat is not None):
        raise Wrong("its author is a seat without a number, or a number without a seat")
    if author.seat is not None and (table is None or author.seat >= len(table.seats)):
        raise Wrong(f"its author is seat {author.seat}, which the table does not have")
    if author.role == "seat" and getattr(command, "seat", author.seat) != author.seat:
        raise Wrong(f"its author is seat {author.seat}, but another seat says it")
    acted = table.acted_for(command.seat) if table is not None and type(command) is Play else ""
    if author.ai != acted:
        raise Wrong(f"it is said by {_player(author.ai)}, where {_player(acted)} acts")


def _player(ai: str) -> str:
    return f"the AI player {ai!r}" if ai else "a person"


@lru_cache(maxsize=1 << 14)
def _play(event: Moved | Answered, ai: str) -> Play:
    """(Kept, since moves come again and again.)"""
    return Play(event.seat, Move(event.verb, event.cards), ai=ai)


def _open(event: Opened) -> Open:
    return Open(
        game=event.game,
        seats=event.seats,
        secret=event.secret,
        options=event.options,
        source=event.source,
        seed=event.seed,
        deal=event.deal,
        first=event.first,
        claims=event.claims,
        owner=event.owner,
        label=event.label,
        listed=event.listed,
        previous=event.previous,
        disclosure=event.disclosure,
        claim_time=event.claim_time,
        reveal_time=event.reveal_time,
        move_time=event.move_time,
        reserve=event.reserve,
        grace=event.grace,
    )


def _difference(right: Sequence[Happened], recorded: Sequence[Happened]) -> str:
    for number, (one, other) in enumerate(zip(right, recorded, strict=False), start=1):
        if one != other:
            return (
                _named(whole(one), whole(other)) or f"event {number} is {_quoted(other)}; the rules say {_quoted(one)}"
            )
    return f"it has {len(recorded)} events; the rules say {len(right)}"


def _named(right: Event, recorded: Event) -> str:
    """The sentence for a difference that has a name; "" for others."""
    match right, recorded:
        case Opened(), Opened() if right.commitment != recorded.commitment:
            return "the commitment is not the SHA-256 of the secret"
        case Begun(), Begun() if right != recorded:
            return "the deal is not the one that the opening and the revealed entropy give"
        case (Ended(secret=due), Ended(secret=told)) | (Released(due), Released(told)) if due != told:
            return "the secret that it publishes is not the one due"
    return ""


def _quoted(happened: Happened) -> str:
    text = str(happened)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"

"""What goes into the journal and what comes out."""

from uuid import UUID

from msgspec import json

from cardavia.core.values import Value

MAX_STATE_BYTES = 1024 * 1024
"""The longest state of one entry. Real entries have a few hundred bytes; this only bounds memory and transactions."""

MAX_NAME_BYTES = 128
"""The longest name of a player in UTF-8: 32 characters of four bytes."""

MAX_INTEGER = 2**63 - 1
DIGEST_BYTES = 32


class Request(Value, frozen=True):
    """Who asked for an entry, the id he gave his request, and the SHA-256 (32 bytes) of what he asked.

    (scope, id) is unique in the journal for ever; neither part is empty.
    """

    scope: str
    id: str
    digest: bytes


class Found(Value, frozen=True):
    """What a request did earlier: the entry it became, and the digest it had."""

    table: UUID
    revision: int
    digest: bytes


class Summary(Value, frozen=True):
    """The one row that lists show of a table, as of `revision`. Times are UTC microseconds.

    `previous` is the table this one continues. `opened_at` orders lists, so it must stay what it was at first.
    `ended_at` is when the table came to its end, 0 before, and orders results. `scores` has one a seat and `winners`
    the seats that won; both are empty where no deal was settled, and where a version wrote the row that did not know
    them.
    """

    table: UUID
    game: str
    status: str
    listed: bool
    label: str
    owner: str
    previous: UUID | None
    opened_at: int
    updated_at: int
    revision: int
    ended_at: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class Seal(Value, frozen=True):
    """A signed head of a table's hash chain: the head (32 bytes), the key's id, the signature (64 bytes)."""

    head: bytes
    key_id: str
    signature: bytes


class Append(Value, frozen=True):
    """One entry to store: `revision` is the number it gets, 1 for the first of a table and then one more each.

    `request`, `summary` and `seal`, where given, are stored with it in one transaction; the summary is of the same
    table and revision and replaces the table's earlier one; the seal is kept for ever, as the entry is.
    """

    table: UUID
    revision: int
    state: bytes
    topic: str
    request: Request | None = None
    summary: Summary | None = None
    seal: Seal | None = None


class Stored(Value, frozen=True):
    """One entry of a table as it was appended."""

    revision: int
    topic: str
    state: bytes
    seal: Seal | None = None


class Archived(Value, frozen=True):
    """Where a table's entries up to `revision` are: in the file `name` of the archive, and no longer in the store.

    `head` is the chain's head after the last of them (32 bytes), by which the file is judged. `archived_at` is in UTC
    microseconds.
    """

    table: UUID
    revision: int
    head: bytes
    name: str
    archived_at: int


class Naming(Value, frozen=True):
    """A player's name to keep beside the entries, or "" to delete the one he has."""

    player: str
    name: str


def numbers_to_text(numbers: tuple[int, ...]) -> str:
    """Scores or winners as stores keep them: a list in JSON."""
    return json.encode(numbers).decode()


def numbers_from_text(text: str) -> tuple[int, ...]:
    """What `numbers_to_text` made."""
    return json.decode(text, type=tuple[int, ...])


def check_naming(naming: Naming) -> None:
    """Raise TypeError or ValueError where a store could not hold this name."""
    _check_type("player", naming.player, str)
    _check_type("name", naming.name, str)
    if not naming.player:
        raise ValueError("a name needs a player")
    naming.player.encode()  # UnicodeEncodeError (a ValueError) for lone surrogates
    if len(naming.name.encode()) > MAX_NAME_BYTES or "\0" in naming.name:
        raise ValueError(f"a name has at most {MAX_NAME_BYTES} bytes and no null character")


def check(append: Append) -> None:
    """Raise TypeError or ValueError where a store could not hold this append.

    Stores write many appends with one statement, so what only one caller got wrong has to be found before. This is
    called for each of them: it calls nothing in turn while all is well.
    """
    state, request, summary, seal = append.state, append.request, append.summary, append.seal
    texts = [append.topic]
    if not isinstance(append.table, UUID):
        raise _wrong_type("table", append.table, UUID)
    if not isinstance(state, bytes):
        raise _wrong_type("state", state, bytes)
    if len(state) > MAX_STATE_BYTES:
        raise ValueError(f"state has {len(state)} bytes; the most is {MAX_STATE_BYTES}")
    if not (isinstance(append.revision, int) and 1 <= append.revision <= MAX_INTEGER):
        raise _wrong_integer("revision", append.revision, 1)
    if request is not None:
        texts += (request.scope, request.id)
        if not isinstance(request.digest, bytes):
            raise _wrong_type("request digest", request.digest, bytes)
        if not request.scope or not request.id:
            raise ValueError("a request needs a scope and an id")
        if len(request.digest) != DIGEST_BYTES:
            raise ValueError(f"request digest has {len(request.digest)} bytes, not {DIGEST_BYTES}")
    if summary is not None:
        texts += (summary.game, summary.status, summary.label, summary.owner)
        _check_summary(summary)
        if (summary.table, summary.revision) != (append.table, append.revision):
            raise ValueError("the summary is of another table or revision than the append")
    if seal is not None:
        texts.append(seal.key_id)
        _check_type("seal head", seal.head, bytes)
        _check_type("seal signature", seal.signature, bytes)
    "".join(texts).encode()  # TypeError for what is no text, UnicodeEncodeError (a ValueError) for lone surrogates


def _check_summary(summary: Summary) -> None:
    _check_type("summary listed", summary.listed, bool)
    if summary.previous is not None:
        _check_type("summary previous", summary.previous, UUID)
    for name in ("opened_at", "updated_at", "ended_at"):
        number = getattr(summary, name)
        if not (isinstance(number, int) and 0 <= number <= MAX_INTEGER):
            raise _wrong_integer(f"summary {name}", number, 0)
    for number in (*summary.scores, *summary.winners):
        _check_type("summary scores and winners", number, int)


def _check_type(name: str, value: object, kind: type) -> None:
    if not isinstance(value, kind):
        raise _wrong_type(name, value, kind)


def _wrong_type(name: str, value: object, kind: type) -> TypeError:
    return TypeError(f"{name} is {type(value).__name__}, not {kind.__name__}")


def _wrong_integer(name: str, value: object, least: int) -> Exception:
    if not isinstance(value, int):
        return _wrong_type(name, value, int)
    return ValueError(f"{name} is {value}; it must be from {least} to {MAX_INTEGER}")

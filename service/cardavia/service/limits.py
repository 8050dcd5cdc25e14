"""Every limit of the API: how long messages and their fields may be, and how much one caller may do.

What a message may hold belongs to the API and never differs (`FIXED`). What a caller may do is the operator's choice
(`Limits`, from limits.toml). Both are told by GetLimits and stand in docs/api/limits.md. Rates are buckets that fill
while nothing is taken: a period's worth may be used at once.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec

MAX_TABLE_ID = 36
MAX_TOKEN = 1024
MAX_KEY = 8192
"""Characters of what comes as `Bearer`; tokens of identity providers are long."""
MAX_REQUEST_ID = 64
SHORTEST_REQUEST_ID = 16
"""Characters of a request id by which a table is opened."""
MAX_LABEL = 64
MAX_REASON = 200
MAX_ACCOUNT = 200
"""Bytes of the name of an account."""
MAX_BATCH = 100
"""Tables in one OpenTables."""
MAX_PAGE = 100
PAGE = 50
"""Tables of a page where nothing is said."""
MAX_IDS = 100
"""Players in one GetNames."""
MAX_NAME_GRAPHEMES = 32
MAX_NAME_BYTES = 128
MAX_MARKS = 4
"""Marks that one letter of a name may bear."""
MAX_CARDS = 32
MAX_ITEMS = 1_000
"""Items of one request of a Play stream."""
MAX_UNANSWERED = 1_000
"""Items of one Play stream whose answers have not been sent; the reader waits for room."""
MAX_CHANNELS = 10_000
"""Attachments on one Play stream."""

FIXED: Mapping[str, int] = {
    "table_id_characters": MAX_TABLE_ID,
    "token_characters": MAX_TOKEN,
    "key_characters": MAX_KEY,
    "request_id_characters": MAX_REQUEST_ID,
    "label_bytes": MAX_LABEL,
    "reason_bytes": MAX_REASON,
    "account_bytes": MAX_ACCOUNT,
    "tables_in_batch": MAX_BATCH,
    "tables_in_page": MAX_PAGE,
    "players_in_request": MAX_IDS,
    "name_graphemes": MAX_NAME_GRAPHEMES,
    "name_bytes": MAX_NAME_BYTES,
    "name_marks": MAX_MARKS,
    "cards_in_move": MAX_CARDS,
    "items_in_request": MAX_ITEMS,
    "unanswered_items": MAX_UNANSWERED,
    "channels": MAX_CHANNELS,
}

MAX_CALLERS = 10_000
"""How many callers each rate remembers at most; then those that were seen first are forgotten."""
STREAM_RETRY = 1.0
"""Seconds after which a caller may ask again for a stream. When one of his own ends is his to know."""

OPEN_TABLES_RETRY = 5.0
"""Seconds after which to try again where there are as many open tables as the service may have."""

ROUNDING = 1e-6
"""Seconds that a wait may be wrong by."""

Amount = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one caller may have and do; 0 is no limit. Administrators have none of those that count."""

    request_bytes: Annotated[int, msgspec.Meta(ge=4096, le=16 * 1024 * 1024)] = 256 * 1024
    tables_per_minute: Amount = 12_000
    streams: Amount = 20_000
    moves_per_second: Amount = 20_000
    failures_per_minute: Amount = 600
    token_seconds: Annotated[int, msgspec.Meta(ge=60, le=2**31 - 1)] = 30 * 24 * 3600
    open_tables: Amount = 100_000
    """Of the whole service, for everybody."""

    def told(self) -> dict[str, int]:
        """All limits by their names in GetLimits."""
        return {**msgspec.structs.asdict(self), **FIXED}


NO_LIMITS = Limits(tables_per_minute=0, streams=0, moves_per_second=0, failures_per_minute=0, open_tables=0)
"""For tests and measurements."""


def read_limits(path: Path) -> Limits:
    """The limits of a file; the defaults if there is no file. Raises OSError; ValueError for what is wrong in it."""
    if not path.exists():
        return Limits()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Limits)
    except ValueError as error:  # of either library
        raise ValueError(f"{path}: {error}") from None


class Bucket:
    """A rate: `amount` in `seconds`, all of it at once if it was not used. 0 is no limit."""

    __slots__ = ("_each", "_seconds", "_until")

    def __init__(self, amount: int, seconds: float) -> None:
        self._each = seconds / amount if amount else 0.0
        self._seconds = seconds
        self._until = 0.0
        """When the bucket will be full."""

    def wait(self) -> float:
        """The seconds until one can be taken; 0.0 if it can be now."""
        return self._wait(monotonic())

    def take(self) -> float:
        """Take one and give 0.0; or the seconds until there is one, and nothing is taken."""
        if not self._each:
            return 0.0
        now = monotonic()
        if wait := self._wait(now):
            return wait
        self._until = max(self._until, now) + self._each
        return 0.0

    def _wait(self, now: float) -> float:
        wait = self._until - now + self._each - self._seconds
        return wait if wait > ROUNDING and self._each else 0.0

    @property
    def full(self) -> bool:
        """Whether it is as good as new."""
        return self._until <= monotonic()


class Buckets:
    """A rate for each caller, in bounded memory."""

    def __init__(self, amount: int, seconds: float) -> None:
        self._amount, self._seconds = amount, seconds
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> float:
        """As `Bucket.take`, of a caller's."""
        return self._bucket(key).take() if self._amount else 0.0

    def wait(self, key: str) -> float:
        """As `Bucket.wait`, of a caller's."""
        bucket = self._buckets.get(key)
        return bucket.wait() if bucket is not None else 0.0

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_CALLERS:
                self._make_room()
            bucket = self._buckets[key] = Bucket(self._amount, self._seconds)
        return bucket

    def _make_room(self) -> None:
        """Forget those that are as good as new; of many that are not, a tenth, so that this is seldom done."""
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        spare = len(kept) - MAX_CALLERS * 9 // 10
        self._buckets = dict(islice(kept.items(), max(0, spare), None))


class Limiter:
    """Counts what callers do. A caller is a string: an account, or a guest's address."""

    def __init__(self, limits: Limits) -> None:
        self._streams: Counter[str] = Counter()
        self.become(limits)

    def become(self, limits: Limits) -> None:
        """Have these limits from now on. Rates begin anew; streams that are there stay, and count."""
        self.limits = limits
        self.tables = Buckets(limits.tables_per_minute, 60.0)
        self.moves = Buckets(limits.moves_per_second, 1.0)
        """Of moves by SubmitMove; a Play stream has a bucket of its own."""
        self.failures = Buckets(limits.failures_per_minute, 60.0)

    @contextmanager
    def stream(self, key: str) -> Iterator[bool]:
        """Count a stream of a caller while the context is open; gives whether he may have it."""
        if 0 < self.limits.streams <= self._streams[key]:
            yield False
            return
        self._streams[key] += 1
        try:
            yield True
        finally:
            self._streams[key] -= 1
            if not self._streams[key]:
                del self._streams[key]

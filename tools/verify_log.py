#!/usr/bin/env python3
"""Check exported Cardavia logs, trusting none of Cardavia's own code.

    python verify_log.py --keys keys.json something.cardavia

Made from docs/log.md and docs/shuffle.md alone, with the standard library and `cryptography` (for Ed25519). It checks
the file, the numbering, the hash chain, the signatures and the deal of each table. It knows no game's rules.
Exit status: 0 all is sound and vouched for; 1 a fault; 2 no fault, but entries that are not vouched for.
"""
# ruff: noqa: D103, T201

import argparse
import base64
import gzip
import hashlib
import hmac
import json
import sys
import uuid
import zlib
from collections.abc import Iterator
from typing import Any, BinaryIO

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

LONGEST = (16 << 20) + 1024  # bytes of a record
FALSE = (ValueError, LookupError, TypeError, AttributeError, RecursionError, EOFError, OSError, zlib.error)
# The records of a file and their fields, in the order of their numbers, which begin at 1.
RECORDS: dict[str, dict[str, type]] = {
    "header": {"format": int},
    "table": {"table_id": str},
    "entry": {"revision": int, "stored": bytes},
    "head": {"table_id": str, "revision": int, "head": bytes, "key_id": str, "signature": bytes},
    "end": {"tables": int, "entries": int},
}
NEXT = {"nothing": "header", "header": "table end", "table": "entry", "end": ""}  # what may follow what
NEXT["entry"] = NEXT["head"] = "entry head table end"

OPENED, SEAT_TAKEN, BEGUN, ENDED, ENTROPY_REVEALED, RELEASED = 1, 2, 4, 15, 18, 19  # the events that count here

# Of each game: how many of each face, in list order; how many seats; the cards of the first seat and of the others.
GAMES = {
    "chuo_pai": (dict.fromkeys(range(1, 22), 4), 3, 28, 28),
    "tien_gow": (dict.fromkeys(range(1, 12), 2) | dict.fromkeys(range(12, 22), 1), 4, 8, 8),
    "chan": (dict.fromkeys([*range(42, 50), *range(52, 60), *range(62, 70), 70], 4), 4, 20, 19),
}

Record = tuple[str, dict[str, Any]]  # its name, its fields
Keys = dict[str, Ed25519PublicKey]  # by their ids
Message = dict[int, list[Any]]  # the values of each field: a message, text or bytes as bytes
Deal = tuple[int, list[list[int]], list[int]]  # the first seat, the hands, the stock


def ensure(so: bool, otherwise: str) -> None:
    if not so:
        raise ValueError(otherwise)


def varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of at most 64 bits, and where the next thing begins."""
    number = 0
    for index, byte in enumerate(data[at : at + 10]):
        number |= (byte & 127) << 7 * index
        if byte < 128 and number < 1 << 64:
            return number, at + index + 1
    raise ValueError("no number where one should be")


def parse(data: bytes) -> Message:
    """The fields of a serialised message."""
    message, at = Message(), 0
    while at < len(data):
        key, at = varint(data, at)
        value, end = varint(data, at) if key & 7 in (0, 2) else (0, at + {1: 8, 5: 4}[key & 7])
        if key & 7 == 2:
            at, end = end, end + value
        ensure(end <= len(data), "a message is cut off")
        message.setdefault(key >> 3, []).append(data[at:end] if key & 7 == 2 else value)
        at = end
    return message


def one(message: Message, field: int, absent: Any) -> Any:
    """A field that is there once, or absent: then it is zero or empty."""
    [value] = message.get(field, [absent])
    return value


def faces(message: Message, field: int) -> list[int]:
    """Repeated faces: each by itself, or many packed into bytes, where each takes one, being less than 128."""
    return [face for value in message.get(field, []) for face in (value if isinstance(value, bytes) else [value])]


def kind(data: bytes) -> tuple[int, bytes]:
    """Of a message that is one of several: which field is there, and its bytes."""
    [(field, [value])] = parse(data).items()
    return field, value


def packed_records(file: BinaryIO) -> Iterator[Record]:
    with gzip.open(file) as stream:
        while prefix := stream.read(1):
            while prefix[-1] >= 128 and len(prefix) < 10:
                prefix += stream.read(1) or b"\0"
            size, _ = varint(prefix, 0)
            data = stream.read(size if size <= LONGEST else 0)
            ensure(len(data) == size, "it is cut off")
            number, data = kind(data)
            name, message = list(RECORDS)[number - 1], parse(data)
            fields = {}
            for field, (called, type_) in enumerate(RECORDS[name].items(), 1):
                value = one(message, field, 0 if type_ is int else b"")
                fields[called] = value.decode() if type_ is str else value
            yield name, fields


def json_records(file: BinaryIO) -> Iterator[Record]:
    """Numbers of 64 bits are texts, bytes are texts in base64, and what is zero or empty may be left out."""
    while line := file.readline(8 * LONGEST):
        ensure(line[-1:] == b"\n", "it is cut off")
        [(name, values)] = json.loads(line).items()
        fields = {}
        for called, type_ in RECORDS[name].items():
            value = values.get(called, "0" if type_ is int else "")
            fields[called] = base64.b64decode(value, validate=True) if type_ is bytes else type_(str(value))
        yield name, fields


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def words(seed: bytes) -> Iterator[int]:
    for n in range(2**32):
        digest = sha256(b"cardavia shuffle 1", seed, n.to_bytes(4, "big"))
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


def draw(stream: Iterator[int], below: int) -> int:
    limit = 2**32 - 2**32 % below
    return next(word for word in stream if word < limit) % below


def deal_of(game: str, seed: bytes, given_first: int | None = None) -> Deal:
    copies, seats, first_size, size = GAMES[game]
    stream, cards = words(seed), [face for face, count in copies.items() for _ in range(count)]
    drawn = draw(stream, seats)
    first = drawn if given_first is None else given_first
    for i in range(len(cards) - 1, 0, -1):
        j = draw(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    hands = []
    for seat in range(seats):
        count = first_size if seat == first else size
        hands.append(sorted(cards[:count]))
        cards = cards[count:]
    return first, hands, cards


def fair_seed(secret: bytes, entropy: list[bytes]) -> bytes:
    return sha256(b"cardavia fair 1", secret, *(bytes([len(given)]) + given for given in entropy))


def read_deal(data: bytes) -> Deal:
    deal = parse(data)
    return one(deal, 2, 0), [faces(parse(hand), 1) for hand in deal.get(1, [])], faces(deal, 3)


def next_head(head: bytes, secret: bytes, n: int, stored: bytes) -> bytes:
    salt = hmac.digest(secret, b"cardavia salt 1" + n.to_bytes(8, "big"), "sha256")
    return sha256(b"cardavia chain 1", head, sha256(salt, stored))


class Table:
    """A table as far as it has been read."""

    def __init__(self, table_id: str, keys: Keys) -> None:
        self.name, self.id, self.keys, self.fault = table_id, uuid.UUID(table_id).bytes, keys, ""
        self.head = sha256(b"cardavia log 1", self.id)
        self.entries = self.vouched = 0  # how many entries there are, and how many of them a good signature covers
        self.signers: set[str] = set()
        self.commitments: dict[int, bytes] = {}
        self.entropy: dict[int, bytes] = {}

    def take(self, name: str, fields: dict[str, Any]) -> None:
        """Check the next record, an entry or a signed head, unless a fault was found before."""
        where = f"entry {self.entries + 1}" if name == "entry" else f"signed head after entry {self.entries}"
        try:
            if not self.fault:
                (self._entry if name == "entry" else self._signed)(**fields)
        except (InvalidSignature, *FALSE) as fault:
            self.fault = f"{where}: {str(fault) or 'the signature is not good'}"

    def verdict(self) -> tuple[int, str]:
        """The exit status, and why."""
        if self.fault:
            return 1, f"{self.name}: {self.fault}"
        said = f"vouched for by key {', '.join(sorted(self.signers & self.keys.keys()))}"
        if self.vouched < self.entries:
            said = f"not vouched for from entry {self.vouched + 1}"
        unknown = "".join(f", key {key} is not known" for key in sorted(self.signers - self.keys.keys()))
        return 2 * (self.vouched < self.entries), f"{self.name}: sound, {said}{unknown}"

    def _entry(self, revision: int, stored: bytes) -> None:
        ensure(revision == self.entries + 1, f"it has the number {revision}")
        # Of each event what the log has of it: the secret part where there is one.
        recorded = [parse(each) for each in parse(stored).get(4, [])]
        events = [kind((each.get(2) or each[1])[0]) for each in recorded]
        if revision == 1:
            ensure([which for which, _ in events] == [OPENED], "it does not open the table")
            self._open(parse(events.pop()[1]))
        self.head = next_head(self.head, self.secret, revision, stored)
        for which, event in events:
            self._event(which, parse(event))
        self.entries = revision

    def _open(self, opened: Message) -> None:
        self.game, self.source = one(opened, 1, b"").decode(), one(opened, 5, b"").decode()
        self.secret, self.seed, self.given = one(opened, 14, b""), one(opened, 16, b""), one(opened, 15, b"")
        self.first = one(opened, 13, 0) if 13 in opened else None
        ensure(len(self.secret) == 32, "the table has no secret")
        ensure(one(opened, 6, b"") == sha256(self.secret), "the commitment is not that of the secret")
        ensure(self.game in GAMES and len(opened[4]) == GAMES[self.game][1], "no game that is known here")

    def _event(self, which: int, event: Message) -> None:
        ensure(which != OPENED, "it opens the table again")
        if which == SEAT_TAKEN:
            self.commitments[one(event, 1, 0)] = one(event, 4, b"")
        elif which == ENTROPY_REVEALED:
            seat, entropy = one(event, 1, 0), one(event, 2, b"")
            ensure(16 <= len(entropy) <= 64, f"{len(entropy)} bytes of entropy")
            promised = sha256(b"cardavia entropy 1", bytes([seat]), entropy)
            ensure(self.commitments.get(seat) == promised, f"seat {seat} committed to other entropy")
            self.entropy[seat] = entropy
        elif which == BEGUN:
            ensure(read_deal(one(event, 1, b"")) == self._deal(), f"this is not the deal of the {self.source} source")
        elif which in (ENDED, RELEASED):
            ensure(one(event, 3 if which == ENDED else 1, b"") in (b"", self.secret), "it publishes another secret")

    def _deal(self) -> Deal:
        if self.source == "given":
            return read_deal(self.given)
        seed = self.seed
        if self.source == "fair":
            silent = [seat for seat, promised in self.commitments.items() if promised and seat not in self.entropy]
            ensure(not silent, f"it deals before seats {silent} reveal their entropy")
            seed = fair_seed(self.secret, [self.entropy.get(seat, b"") for seat in range(GAMES[self.game][1])])
        ensure(self.source in ("fair", "seeded") and len(seed) == 32, "no source of the cards")
        return deal_of(self.game, seed, self.first)

    def _signed(self, table_id: str, revision: int, head: bytes, key_id: str, signature: bytes) -> None:
        ensure(table_id == self.name and revision == self.entries > 0, "it is of another entry")
        ensure(head == self.head, "it is not the head of these entries")
        self.signers.add(key_id)
        if key_id in self.keys:
            self.keys[key_id].verify(signature, b"cardavia head 1" + self.id + head)
            self.vouched = revision


def check(file: BinaryIO, keys: Keys) -> Iterator[tuple[int, str]]:
    """The verdict on each table of a file, one after the other, and on the file itself where it is false."""
    number, last, table, count = 0, "nothing", None, {"tables": 0, "entries": 0}
    try:
        records = packed_records(file) if file.read(2) == b"\x1f\x8b" else json_records(file)
        file.seek(0)
        for name, fields in records:
            ensure(name in NEXT[last].split(), f"{name} is out of place after {last}")
            if name in ("table", "end") and table:
                yield table.verdict()
            ensure(name != "header" or fields == {"format": 1}, f"a file of the format {fields.get('format')}")
            ensure(name != "end" or fields == count, f"the end counts {fields}, but there are {count}")
            if name == "table":
                table = Table(fields["table_id"], keys)
                count["tables"] += 1
            elif table:
                table.take(name, fields)
                count["entries"] += name == "entry"
            number, last = number + 1, name
        ensure(last == "end", "the file was cut off")
    except FALSE as fault:
        yield 1, f"record {number + 1}: {fault}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=argparse.FileType(), help="the public keys that you trust, as in docs/log.md")
    parser.add_argument("file", type=argparse.FileType("rb"), help="an exported log, .cardavia or .jsonl")
    given = parser.parse_args()
    trusted = [bytes.fromhex(key["public"]) for key in (json.load(given.keys)["keys"] if given.keys else [])]
    keys = {sha256(key).hex()[:16]: Ed25519PublicKey.from_public_bytes(key) for key in trusted}
    worst = 0
    for status, line in check(given.file, keys):
        print(line)
        worst = 1 if 1 in (worst, status) else max(worst, status)
    return worst


if __name__ == "__main__":
    sys.exit(main())

"""The stand-alone verifier: it needs nothing of ours, agrees with the documents, and finds what was tampered with."""

import ast
import gzip
import importlib.util
import io
import json
import re
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from cardavia.core import chain
from cardavia.core.catalog import GAMES
from cardavia.log.v1 import vocabulary_pb2
from cardavia.log.v1.entry_pb2 import Entry
from cardavia.service.journal import Seal
from cardavia.service.signing import Signer, good, key_id
from cardavia.service.wire.log import entry_from_bytes, secret_of
from tests.log.logs import KEYS, KINDS, SIGNER, Log, Record, exported, forged, logs, records

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "verify_log.py"
KEY = key_id(SIGNER.public)
SOUND = f"sound, vouched for by key {KEY}"


def tool() -> Any:
    """The verifier as a module."""
    spec = importlib.util.spec_from_file_location("verify_log", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERIFY = tool()


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of the public keys."""
    path = tmp_path_factory.mktemp("keys") / "keys.json"
    listed = [{"id": key, "public": public.hex(), "current": True} for key, public in KEYS.items()]
    path.write_text(json.dumps({"keys": listed}))
    return path


def child(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """The verifier as anybody would run it, away from our sources."""
    return subprocess.run([sys.executable, "-I", *arguments], capture_output=True, text=True, timeout=60, check=False)


def verdicts(data: bytes, public: dict[str, bytes] = KEYS) -> list[tuple[int, str]]:
    """What the verifier says of a file: exit status and text, without the tables' ids."""
    trusted = {key: VERIFY.Ed25519PublicKey.from_public_bytes(value) for key, value in public.items()}
    return [(status, re.sub(r"^[0-9a-f-]{36}: ", "", line)) for status, line in VERIFY.check(io.BytesIO(data), trusted)]


def of_kind(kind: str, game: str = "tien_gow") -> Log:
    """A log with something special about it."""
    return logs(game, 1)[KINDS.index(kind)]


# What it is


def test_it_imports_the_standard_library_and_cryptography_alone() -> None:
    modules = set()
    for node in ast.walk(ast.parse(TOOL.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            modules.add((node.module or "").partition(".")[0])
    assert modules - sys.stdlib_module_names == {"cryptography"}


@pytest.mark.parametrize("jsonl", [False, True], ids=["packed", "jsonl"])
def test_it_runs_without_any_module_of_ours(jsonl: bool, keys: Path, tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(exported(records(logs("chan", 1)), jsonl=jsonl))
    ran = child("-X", "importtime", TOOL, "--keys", keys, path)
    imported = {line.rpartition("|")[2].strip() for line in ran.stderr.splitlines()}
    assert "cryptography" in imported
    assert not [name for name in imported if name.partition(".")[0] in ("cardavia", "google", "grpc", "tests")]
    assert (ran.returncode, len(ran.stdout.splitlines())) == (0, len(KINDS))


def test_it_can_be_read_in_one_sitting() -> None:
    assert len(TOOL.read_text(encoding="utf-8").splitlines()) <= 300


# Sound logs


@pytest.mark.parametrize("jsonl", [False, True], ids=["packed", "jsonl"])
@pytest.mark.parametrize("game", GAMES)
def test_true_logs_of_every_kind_are_sound(game: str, jsonl: bool) -> None:
    for seed in range(3):
        found = verdicts(exported(records(logs(game, seed)), jsonl=jsonl))
        assert found == [(0, SOUND)] * len(KINDS)


def test_its_exit_status_and_lines_are_those_of_the_document(keys: Path, tmp_path: Path) -> None:
    log, path = of_kind("fair"), tmp_path / "log"
    path.write_bytes(exported(records([log])))
    ran = child(TOOL, "--keys", keys, path)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"{log.table}: {SOUND}\n", "")
    ran = child(TOOL, path)
    unknown = f"sound, not vouched for from entry 1, key {KEY} is not known"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, f"{log.table}: {unknown}\n", "")
    false = records([log, of_kind("seeded")])
    false[3].entry.revision += 1
    path.write_bytes(exported(false))
    ran = child(TOOL, "--keys", keys, path)
    assert (ran.returncode, ran.stdout.splitlines()[0]) == (1, f"{log.table}: entry 2: it has the number 3")
    assert ran.stdout.splitlines()[1].endswith(SOUND), "the next table is checked all the same"


def test_an_entry_after_the_last_signature_is_not_vouched_for() -> None:
    log = of_kind("released")
    end = len(log.stored)
    tail = Log(log.table, log.stored, {end - 1: log.seals[end - 1]})
    assert verdicts(exported(records([tail]))) == [(2, f"sound, not vouched for from entry {end}")]
    unsigned = Log(log.table, log.stored, {})
    assert verdicts(exported(records([unsigned]))) == [(2, "sound, not vouched for from entry 1")]


def test_it_holds_one_table_in_memory_at_a_time() -> None:
    def peak(tables: int) -> int:
        file = io.BytesIO(exported(records([of_kind("fair", "chan")] * tables)))
        tracemalloc.start()
        assert all(status == 2 for status, _ in VERIFY.check(file, {}))
        _, highest = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return highest

    peak(1)  # what is imported and cached at first
    assert peak(20) < peak(2) * 1.5


# The chain and the signatures, changed by somebody who has not the key


def _flip(data: bytes, at: int = 0, bit: int = 1) -> bytes:
    changed = bytearray(data)
    changed[at] ^= bit
    return bytes(changed)


def _records_of(kind: str) -> list[Record]:
    return records([of_kind(kind)])


def _entry(found: list[Record], number: int) -> Record:
    return next(record for record in found if record.entry.revision == number)


def _head(found: list[Record]) -> Record:
    return next(record for record in found if record.HasField("head"))


def _change_a_time(found: list[Record]) -> None:
    entry = Entry.FromString(_entry(found, 4).entry.stored)
    entry.time += 1
    _entry(found, 4).entry.stored = entry.SerializeToString()


def _drop(found: list[Record]) -> None:
    found.remove(_entry(found, 4))
    found[-1].end.entries -= 1


def _drop_and_number_anew(found: list[Record]) -> None:
    _drop(found)
    for record in found:
        if record.entry.revision > 4:
            record.entry.revision -= 1
        if record.HasField("head"):
            record.head.revision -= 1


def _swap(found: list[Record]) -> None:
    one, other = _entry(found, 4).entry, _entry(found, 5).entry
    one.stored, other.stored = other.stored, one.stored


def _insert(found: list[Record]) -> None:
    at = found.index(_entry(found, 4))
    found.insert(at, Record.FromString(found[at].SerializeToString()))
    found[-1].end.entries += 1


def _change_the_head(found: list[Record]) -> None:
    _head(found).head.head = _flip(_head(found).head.head)


def _change_the_signature(found: list[Record]) -> None:
    _head(found).head.signature = _flip(_head(found).head.signature, 40)


def _shorten_the_signature(found: list[Record]) -> None:
    _head(found).head.signature = _head(found).head.signature[:-1]


def _take_the_head_of_another_table(found: list[Record]) -> None:
    _head(found).CopyFrom(_head(_records_of("closed")))


def _sign_with_another_key(found: list[Record]) -> None:
    head = _head(found).head
    stranger = Signer(Ed25519PrivateKey.from_private_bytes(bytes(32)))
    head.signature = stranger.seal(UUID(head.table_id), head.head).signature


def _head_by_an_unknown_key_that_is_wrong(found: list[Record]) -> None:
    _change_the_head(found)
    _head(found).head.key_id = "0" * 16


END = f"signed head after entry {len(of_kind('fair').stored)}: "


@pytest.mark.parametrize("jsonl", [False, True], ids=["packed", "jsonl"])
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_change_a_time, END + "it is not the head of these entries"),
        (_drop, "entry 4: it has the number 5"),
        (_drop_and_number_anew, "signed head after entry 29: it is not the head of these entries"),
        (_swap, END + "it is not the head of these entries"),
        (_insert, "entry 5: it has the number 4"),
        (_change_the_head, END + "it is not the head of these entries"),
        (_change_the_signature, END + "the signature is not good"),
        (_shorten_the_signature, END + "the signature is not good"),
        (_take_the_head_of_another_table, END + "it is of another entry"),
        (_sign_with_another_key, END + "the signature is not good"),
        (_head_by_an_unknown_key_that_is_wrong, END + "it is not the head of these entries"),
    ],
)
def test_who_has_not_the_key_changes_nothing_unnoticed(
    change: Callable[[list[Record]], None], said: str, jsonl: bool
) -> None:
    found = _records_of("fair")
    change(found)
    assert verdicts(exported(found, jsonl=jsonl)) == [(1, said)]


def test_any_changed_byte_of_an_entry_is_found() -> None:
    log = of_kind("closed")
    for number, stored in enumerate(log.stored):
        for at in range(len(stored)):
            false = (*log.stored[:number], _flip(stored, at, 1 << at % 8), *log.stored[number + 1 :])
            [(status, _)] = verdicts(exported(records([Log(log.table, false, log.seals)])))
            assert status == 1, (number, at)


# The deal, changed by somebody who has the key


def _event(entries: list[Entry], kind: str) -> tuple[int, Any]:
    """The number of the first entry with such an event, and what the log has of it."""
    for number, entry in enumerate(entries, 1):
        for recorded in entry.events:
            event = recorded.secret if recorded.HasField("secret") else recorded.public
            if event.WhichOneof("kind") == kind:
                return number, getattr(event, kind)
    raise LookupError(kind)


def _other_commitment(entries: list[Entry]) -> None:
    opened = _event(entries, "opened")[1]
    opened.commitment = _flip(opened.commitment)


def _no_secret(entries: list[Entry]) -> None:
    _event(entries, "opened")[1].secret = b""


def _other_entropy(entries: list[Entry]) -> None:
    revealed = _event(entries, "entropy_revealed")[1]
    revealed.entropy = _flip(revealed.entropy)


def _entropy_of_another_seat(entries: list[Entry]) -> None:
    _event(entries, "entropy_revealed")[1].seat = 1


def _kept_back_entropy(entries: list[Entry]) -> None:
    del entries[_event(entries, "entropy_revealed")[0] - 1]


def _exchanged_cards(entries: list[Entry]) -> None:
    one, other = _event(entries, "begun")[1].deal.hands[:2]
    one.cards[0], other.cards[-1] = other.cards[-1], one.cards[0]
    assert one.cards[0] != other.cards[-1]


def _another_first(entries: list[Entry]) -> None:
    deal = _event(entries, "begun")[1].deal
    deal.first = (deal.first + 1) % 4


def _another_given_first(entries: list[Entry]) -> None:
    opened = _event(entries, "opened")[1]
    opened.first = (opened.first + 1) % 4


def _another_seed(entries: list[Entry]) -> None:
    opened = _event(entries, "opened")[1]
    opened.seed = _flip(opened.seed)


def _another_given_deal(entries: list[Entry]) -> None:
    one, other = _event(entries, "opened")[1].deal.hands[:2]
    one.cards[0], other.cards[-1] = other.cards[-1], one.cards[0]
    assert one.cards[0] != other.cards[-1]


def _another_source(entries: list[Entry]) -> None:
    _event(entries, "opened")[1].source = "drawn"


def _other_published_secret(entries: list[Entry]) -> None:
    ended = _event(entries, "ended")[1]
    ended.secret = _flip(ended.secret)


def _other_released_secret(entries: list[Entry]) -> None:
    released = _event(entries, "released")[1]
    released.secret = _flip(released.secret)


def _opened_again(entries: list[Entry]) -> None:
    entries.append(entries[0])


@pytest.mark.parametrize(
    ("kind", "change", "place", "said"),
    [
        ("fair", _other_commitment, "opened", "the commitment is not that of the secret"),
        ("fair", _no_secret, "opened", "the table has no secret"),
        ("entropy", _other_entropy, "entropy_revealed", "seat 0 committed to other entropy"),
        ("entropy", _entropy_of_another_seat, "entropy_revealed", "seat 1 committed to other entropy"),
        ("entropy", _kept_back_entropy, "begun", "it deals before seats [0] reveal their entropy"),
        ("entropy", _exchanged_cards, "begun", "this is not the deal of the fair source"),
        ("fair", _another_first, "begun", "this is not the deal of the fair source"),
        ("first", _another_given_first, "begun", "this is not the deal of the fair source"),
        ("seeded", _another_seed, "begun", "this is not the deal of the seeded source"),
        ("seeded", _exchanged_cards, "begun", "this is not the deal of the seeded source"),
        ("given", _another_given_deal, "begun", "this is not the deal of the given source"),
        ("given", _exchanged_cards, "begun", "this is not the deal of the given source"),
        ("fair", _another_source, "begun", "no source of the cards"),
        ("fair", _other_published_secret, "ended", "it publishes another secret"),
        ("released", _other_released_secret, "released", "it publishes another secret"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_who_has_the_key_cannot_change_the_deal(
    game: str, kind: str, change: Callable[[list[Entry]], None], place: str, said: str
) -> None:
    false = forged(of_kind(kind, game), change)
    number, _ = _event([Entry.FromString(stored) for stored in false.stored], place)
    assert verdicts(exported(records([false]))) == [(1, f"entry {number}: {said}")]


def test_a_table_is_opened_once() -> None:
    false = forged(of_kind("closed"), _opened_again)
    assert verdicts(exported(records([false]))) == [(1, f"entry {len(false.stored)}: it opens the table again")]
    false = forged(of_kind("closed"), lambda entries: entries[0].events.append(entries[1].events[0]))
    assert verdicts(exported(records([false]))) == [(1, "entry 1: it does not open the table")]


# The file


@pytest.mark.parametrize("jsonl", [False, True], ids=["packed", "jsonl"])
def test_a_file_that_is_not_whole_is_said_to_be(jsonl: bool) -> None:
    whole = records([of_kind("closed"), of_kind("unrevealed")])
    for kept in range(len(whole)):
        found = verdicts(exported(whole[:kept], jsonl=jsonl))
        assert found[-1] == (1, f"record {kept + 1}: the file was cut off")
    false = records([of_kind("closed")])
    false[-1].end.entries += 1
    [*_, last] = verdicts(exported(false, jsonl=jsonl))
    counts = "{'tables': 1, 'entries': 4}, but there are {'tables': 1, 'entries': 3}"
    assert last == (1, f"record {len(false)}: the end counts {counts}")
    [*_, last] = verdicts(exported([*whole, whole[-1]], jsonl=jsonl))
    assert last == (1, f"record {len(whole) + 1}: end is out of place after end")
    [*_, last] = verdicts(exported([whole[0], *whole[2:]], jsonl=jsonl))
    assert last == (1, "record 2: entry is out of place after header")


@pytest.mark.parametrize("jsonl", [False, True], ids=["packed", "jsonl"])
def test_a_file_cut_anywhere_is_not_sound(jsonl: bool) -> None:
    data = exported(records([of_kind("closed")]), jsonl=jsonl)
    for size in range(len(data)):
        assert max(verdicts(data[:size]))[0] >= 1, size


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"[]\n",
        b"null\n",
        b"{}\n",
        b'{"header": 1}\n',
        b'{"header": {"format": 1}, "end": {}}\n',
        b'{"header": {"format": 2}}\n',
        b'{"footer": {}}\n',
        b"\xff\n",
        b"[" * 100_000 + b"\n",
        b"\x1f\x8b",
        gzip.compress(b"", mtime=0),
        gzip.compress(b"\xff" * 1000, mtime=0),
        gzip.compress(b"\x80", mtime=0),
        gzip.compress(b"\x04\x32\x02\x08\x01", mtime=0),
        gzip.compress(b"\x02\x08\x01", mtime=0),
    ],
)
def test_what_is_no_log_is_a_fault_and_no_crash(data: bytes) -> None:
    [(status, line)] = verdicts(data)
    assert status == 1
    assert line.startswith("record 1: ")


def test_a_record_that_says_it_is_enormous_is_not_read() -> None:
    zipped = gzip.compress(b"\xff\xff\xff\xff\x0f" + bytes(1000))
    assert verdicts(zipped) == [(1, "record 1: it is cut off")]


# The documents


def vectors(page: str) -> list[dict[str, str]]:
    """The `vector` blocks of a document; a line that is indented goes on with the one before it."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    blocks = re.findall(r"```vector\n(.*?)```", text, re.DOTALL)
    lines = [re.sub(r"\n +", "", block).splitlines() for block in blocks]
    return [{name: value.strip() for name, _, value in (line.partition(":") for line in block)} for block in lines]


def test_the_example_of_the_log_is_what_the_service_makes() -> None:
    [vector] = vectors("log.md")
    table, secret = UUID(vector["table"]), bytes.fromhex(vector["secret"])
    head = chain.first_head(table)
    assert head.hex() == vector["head 0"]
    assert secret_of(entry_from_bytes(bytes.fromhex(vector["entry 1"]))) == secret
    for number in (1, 2):
        head = chain.next_head(head, secret, number, bytes.fromhex(vector[f"entry {number}"]))
        assert head.hex() == vector[f"head {number}"]
    signer = Signer(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(vector["key seed"])))
    assert (signer.public.hex(), key_id(signer.public)) == (vector["public key"], vector["key id"])
    seal = signer.seal(table, head)
    assert seal == Seal(head, vector["key id"], bytes.fromhex(vector["signature of head 2"]))
    assert good(signer.public, table, seal)


def test_the_example_of_the_log_is_what_the_verifier_finds() -> None:
    [vector] = vectors("log.md")
    public = VERIFY.Ed25519PublicKey.from_public_bytes(bytes.fromhex(vector["public key"]))
    table = VERIFY.Table(vector["table"], {vector["key id"]: public})
    assert table.head.hex() == vector["head 0"]
    for number in (1, 2):
        table.take("entry", {"revision": number, "stored": bytes.fromhex(vector[f"entry {number}"])})
        assert table.head.hex() == vector[f"head {number}"]
    signed = {"head": table.head, "key_id": vector["key id"], "signature": bytes.fromhex(vector["signature of head 2"])}
    table.take("head", {"table_id": vector["table"], "revision": 2, **signed})
    assert table.verdict() == (0, f"{vector['table']}: sound, vouched for by key {vector['key id']}")


def test_the_deals_of_the_page_about_the_shuffle_are_what_the_verifier_deals() -> None:
    code = {number: name.removeprefix("FACE_").lower() for name, number in vocabulary_pb2.Face.items()}
    for vector in vectors("shuffle.md"):
        seed = bytes.fromhex(vector["seed"])
        if "secret" in vector:
            given = [bytes.fromhex(value) for name, value in vector.items() if name.startswith("entropy")]
            assert VERIFY.fair_seed(bytes.fromhex(vector["secret"]), given) == seed
        first, hands, stock = VERIFY.deal_of(vector["game"], seed)
        written = {f"hand {seat}": " ".join(code[face] for face in hand) for seat, hand in enumerate(hands)}
        written |= {"first": str(first), **({"stock": " ".join(code[face] for face in stock)} if stock else {})}
        assert written == {name: vector[name] for name in vector if name.startswith(("first", "hand", "stock"))}

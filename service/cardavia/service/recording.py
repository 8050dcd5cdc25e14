"""What is stored of a command besides its entry: what tells its request from others, and a table's row for lists."""

import base64
import hashlib
from uuid import UUID

from cardavia.core.commands import Play
from cardavia.core.table import Author, Table
from cardavia.service.journal import Summary

OPENING = "opening"
"""The scope of all openings in the journal; who asked is in the hashed id."""


def scope_of(table_id: UUID | str, author: Author) -> str:
    """Within what a request id of a move is unique: a seat of a table."""
    return f"{table_id}/{author.role}/{'' if author.seat is None else author.seat}"


def opening_id(scope: str, request_id: str) -> str:
    """What is stored of the request id of an opening: a hash, for it gives whoever knows it the table's secrets."""
    digest = hashlib.sha256(f"cardavia opening 1 {scope} {request_id}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def digest_of(command: Play) -> bytes:
    """What tells a repeated move from another one with the same request id. Stored, so its form never changes."""
    move = command.move
    text = f"play {move.verb} {','.join(map(str, move.cards))} {'' if command.revision is None else command.revision}"
    return hashlib.sha256(text.encode()).digest()


def summary_of(table_id: UUID, table: Table, opened_at: int, updated_at: int) -> Summary:
    """A table's row for lists; `updated_at` is when it came to its status."""
    opened, result = table.opened, table.result
    return Summary(
        table=table_id,
        game=opened.game,
        status=table.status,
        listed=opened.listed,
        label=opened.label,
        owner=opened.owner,
        previous=UUID(opened.previous) if opened.previous else None,
        opened_at=opened_at,
        updated_at=updated_at,
        revision=table.revision,
        ended_at=updated_at if table.ended else 0,
        scores=result.scores if result is not None else (),
        winners=result.winners if result is not None else (),
    )

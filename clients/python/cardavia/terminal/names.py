"""Players' names. Players write them, so they are cleaned before they are shown; and nothing depends on them."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from cardavia.client import CardaviaError, Happening, Updated, Viewed
from cardavia.v1 import views_pb2

NamesOf = Callable[[Sequence[str]], Awaitable[Mapping[str, str]]]
"""Who gives the names of players by their ids: Client.names."""

PATIENCE = 2.0
"""Seconds that the names are waited for."""
LONGEST = 32


def shown_name(name: str) -> str:
    """A name without what could act on a terminal; empty if nothing is left."""
    return "".join(character for character in name if character.isprintable())[:LONGEST].strip()


async def learn(happening: Happening, names: dict[str, str], names_of: NamesOf) -> None:
    """Ask for the names of the people at a table, when it is first seen and when somebody sits down.

    Who sits down may be named a moment later: so also when somebody moves whose name is not known.
    """
    match happening:
        case Viewed(view):
            await ask(_others(view), names, names_of)
        case Updated(update, view) if _brings_names(update, view, names):
            await ask(_others(view), names, names_of)


async def ask(players: Sequence[str], names: dict[str, str], names_of: NamesOf) -> None:
    """Read the names of players into `names`. Where they cannot be had, those that are known stay."""
    if not players:
        return
    with suppress(CardaviaError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            found = await names_of(players)
        for player in players:
            names.pop(player, None)
        names |= found


def _others(view: views_pb2.TableView) -> list[str]:
    """The people at a table but the reader, who is "you"."""
    reader = view.viewer if view.HasField("viewer") else None
    return [seat.player for seat in view.seats if seat.player and seat.seat != reader]


def _brings_names(update: views_pb2.Update, view: views_pb2.TableView, names: Mapping[str, str]) -> bool:
    if any(event.WhichOneof("kind") == "seat_taken" for event in update.events):
        return True
    player = view.seats[update.author.seat].player if update.author.HasField("seat") else ""
    return player in _others(view) and player not in names

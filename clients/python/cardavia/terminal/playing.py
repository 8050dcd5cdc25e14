"""`cardavia play`: a person at a table of AI players."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TextIO

import grpc

from cardavia.client import Backoff, CardaviaError, Catalogue, Client, Refused, Seat
from cardavia.terminal.app import PACE, PlayApp
from cardavia.terminal.game import Game
from cardavia.terminal.plain import Plain
from cardavia.terminal.words import spoken

FIRST_PATIENCE = 3.0
"""Seconds that a server is waited for at first."""
PATIENCE = 300.0
"""Seconds that a lost server is waited for."""


async def play(
    target: str,
    game: str,
    options: Mapping[str, str] | None = None,
    *,
    seat: int = 0,
    ai: str = "greedy",
    name: str = "",
    plain: bool = False,
    seed: bytes | None = None,
    key: str = "",
    credentials: grpc.ChannelCredentials | None = None,
    pace: float = PACE,
    move_seconds: float = 0.0,
    reserve_seconds: float = 0.0,
    source: TextIO | None = None,
    out: TextIO | None = None,
) -> str:
    """Play a game at the server `target` (host:port), against AI players of the name `ai`; gives the last table's id.

    `name` is what others see of the person. `plain` plays by lines of `source` and `out` (stdin and stdout by default),
    else the whole screen is used. `pace` is the pause after the moves of others, in seconds. A `seed` needs the `key`
    of who may choose cards. `credentials` are for TLS. `move_seconds` and `reserve_seconds` are those of
    `Client.open`. Refusals are asked for in the language that is spoken (`speaking`). Raises cardavia.client.Refused,
    cardavia.client.Lost.
    """
    # A wrong address is said at once; a server that was there once is waited for.
    patience = Backoff(patience=FIRST_PATIENCE)
    async with Client(target, credentials=credentials, language=spoken(), backoff=patience) as client:
        catalogue = await client.catalogue()
    patience = Backoff(patience=PATIENCE)
    async with Client(target, credentials=credentials, key=key, language=spoken(), backoff=patience) as client:
        table = await client.open(
            game,
            seats=players(catalogue, game, seat, ai),
            options=options,
            seed=seed,
            move_seconds=move_seconds,
            reserve_seconds=reserve_seconds,
        )
        try:
            taken = await table.sit(seat, history=True, name=name)
        except Refused:
            await table.close()  # nobody will play there
            raise
        person: Plain | PlayApp
        if plain:
            person = Plain(client, taken, Game(catalogue), source=source, out=out)
            await person.play()
        else:
            person = PlayApp(client, taken, Game(catalogue), pace=pace)
            await person.run_async()
        await _leave(client, person.seat)
        return person.seat.table_id


async def _leave(client: Client, seat: Seat) -> None:
    """Let an AI player finish the deal, so that nobody waits; if the server is gone, there is nothing to do."""
    if not seat.ended:
        with suppress(CardaviaError, TimeoutError):
            async with asyncio.timeout(FIRST_PATIENCE):
                await client.leave(seat)


def players(catalogue: Catalogue, game: str, seat: int, ai: str) -> list[str]:
    """Who sits where: a person at one seat, AI players at the others."""
    seats = catalogue.games[game].seats if game in catalogue.games else 1
    return ["" if number == seat else ai for number in range(max(seats, 1))]

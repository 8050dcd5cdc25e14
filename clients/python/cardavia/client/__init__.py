"""An asyncio client of Cardavia.

async with Client("localhost:50051") as client:
    table = await client.open("chuo_pai", seats=["", "greedy", "greedy"])
    seat = await table.sit(0)
    async for decision in seat.decisions():
        await seat.play(decision.legal[0])
    print(seat.result.scores)
"""

from cardavia.client.client import Client, LogItem, Table
from cardavia.client.errors import CardaviaError, Lost, NotSettled, Refused
from cardavia.client.fold import fold, fold_event
from cardavia.client.happenings import Asked, CaughtUp, Happening, Interrupted, Resumed, Updated, Viewed
from cardavia.client.looks import Look
from cardavia.client.notation import Catalogue, card_text, cards_text, move_text, parse_cards, parse_move, verb_text
from cardavia.client.retry import Backoff
from cardavia.client.session import Seat, Session
from cardavia.client.tls import tls

__all__ = [
    "Asked",
    "Backoff",
    "CardaviaError",
    "Catalogue",
    "CaughtUp",
    "Client",
    "Happening",
    "Interrupted",
    "LogItem",
    "Look",
    "Lost",
    "NotSettled",
    "Refused",
    "Resumed",
    "Seat",
    "Session",
    "Table",
    "Updated",
    "Viewed",
    "card_text",
    "cards_text",
    "fold",
    "fold_event",
    "move_text",
    "parse_cards",
    "parse_move",
    "tls",
    "verb_text",
]

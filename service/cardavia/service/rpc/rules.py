"""Who may call what: every rpc of ours, with the roles that let a caller in. docs/api/access.md shows it.

A role says what the caller has. Whether it is for this table, the method judges (access.py).
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from cardavia.service.rpc.errors import PACKAGE


class Role(StrEnum):
    """What lets a caller in."""

    GUEST = "guests"
    """Nothing."""
    LISTED = "guests at listed tables"
    """Nothing, and the table is listed (or its log is disclosed, for what shows logs)."""
    INVITED = "invited"
    """The invitation of a seat."""
    SPECTATOR = "spectators"
    """The spectators' invitation."""
    SEAT = "seats"
    """A seat's token."""
    OWNER = "owners"
    """The owner's token."""
    CHOOSE_CARDS = "choose_cards"
    MANAGE_TABLES = "manage_tables"
    """An account with this scope that opened the table."""
    READ_RESULTS = "read_results"
    HOST_BOTS = "host_bots"
    ADMINISTRATOR = "administrators"

    @property
    def in_request(self) -> bool:
        """Whether it is not by the key of an account that a caller has this role."""
        return self in _IN_REQUEST


_IN_REQUEST = {Role.GUEST, Role.LISTED, Role.INVITED, Role.SPECTATOR, Role.SEAT, Role.OWNER}

ANYBODY = frozenset(Role)
VIEWERS = frozenset(Role) - {Role.GUEST, Role.INVITED, Role.CHOOSE_CARDS, Role.HOST_BOTS}
OWNERS = frozenset({Role.OWNER, Role.MANAGE_TABLES, Role.ADMINISTRATOR})
SEATS = frozenset({Role.SEAT})
ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})
CHOOSERS = frozenset({Role.CHOOSE_CARDS, Role.ADMINISTRATOR})

_BY_SERVICE: Mapping[str, Mapping[str, Iterable[Role]]] = {
    "CatalogService": {"ListGames": ANYBODY, "ListDecks": ANYBODY, "GetLimits": ANYBODY},
    "TableService": {
        "OpenTable": ANYBODY,  # with chosen cards: CHOOSERS
        "OpenTables": ANYBODY,
        "ListTables": ANYBODY,
        "GetTable": VIEWERS,
        "TakeSeat": {Role.LISTED, Role.INVITED, Role.SEAT, Role.MANAGE_TABLES},
        "RevealEntropy": SEATS,
        "LeaveSeat": SEATS,
        "NextDeal": {Role.SEAT, Role.OWNER, Role.MANAGE_TABLES},
        "CloseTable": OWNERS,
        "PauseTable": ADMINISTRATORS,
        "ResumeTable": ADMINISTRATORS,
        "WatchOffers": {Role.HOST_BOTS, Role.ADMINISTRATOR},
        "WatchResults": {Role.READ_RESULTS, Role.ADMINISTRATOR},
    },
    "PlayService": {
        "Play": ANYBODY,  # each attachment: VIEWERS; each move: SEATS
        "SubmitMove": SEATS,
        "Watch": VIEWERS,
    },
    "LogService": {
        "ReadLog": VIEWERS,
        "Replay": VIEWERS,
        "ListDecisions": VIEWERS,
        "GetHead": VIEWERS,
        "ReleaseLog": OWNERS,
    },
    "PlayerService": {
        "GetNames": ANYBODY,
        "SetName": SEATS,
        "DeleteName": {Role.SEAT, Role.ADMINISTRATOR},
    },
}

RULES: Mapping[str, frozenset[Role]] = {
    f"{PACKAGE}v1.{service}/{method}": frozenset(roles)
    for service, methods in _BY_SERVICE.items()
    for method, roles in methods.items()
}
"""The roles that may call each rpc, by its path."""

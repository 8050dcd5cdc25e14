"""What the core raises. Every error but EngineFailed is a ValueError with a sentence that a person can act on."""


class RulesError(ValueError):
    """Base of all errors of the rules core."""


class BadOption(RulesError):
    """A rule option, or a value of one, that the game does not have."""


class BadDeal(RulesError):
    """Hands and stock that are not exactly the full deal, or a first seat that does not exist."""


class BadPosition(RulesError):
    """A position (docs/positions.md) that is malformed or inconsistent."""


class BadState(RulesError):
    """Bytes that are not a state of this game and version."""


class BadNotation(RulesError):
    """Text that names no card, verb or move."""


class EngineFailed(Exception):
    """A kernel or its narration failed at a move that the rules allow: a fault of ours, and of no player's."""


class IllegalMove(RulesError):
    """A move that the state does not allow; the state is unchanged."""

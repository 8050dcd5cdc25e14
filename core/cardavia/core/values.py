"""What all values of the core are made of."""

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """An immutable record, equal to another of its class with equal fields.

    Values are made and compared many times a move; msgspec's records do that ten times as fast as frozen dataclasses
    (docs/adr/0017). They never refer back to themselves, so that the cyclic garbage collector need not look at them.
    """

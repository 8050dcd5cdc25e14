from typing import Final, final

NUMBER: Final[int]
PLAIN: Final[int]
MESSAGE: Final[int]
REPEATED: Final[int]

@final
class Fields:
    """What makes messages of one kind; made by parts.fields."""

    def __new__(cls, keys: list[bytes], kinds: list[int], within: bytes) -> Fields: ...
    def __call__(self, *values: int | str | bytes | list[bytes] | None) -> bytes:
        """The message of these values, one for each field."""

def varint(value: int) -> bytes:
    """A number that is not negative, seven bits a byte, the lowest first."""

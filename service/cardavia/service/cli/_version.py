"""Which version this is."""

import importlib.metadata


def version() -> str:
    """The version that is installed."""
    try:
        return importlib.metadata.version("cardavia")
    except importlib.metadata.PackageNotFoundError:
        return "unknown (not installed)"


def made_by() -> str:
    """What a file says of the program that wrote it."""
    return f"cardavia {version()}"

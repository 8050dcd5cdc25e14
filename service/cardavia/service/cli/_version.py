"""Which version this is."""

import importlib.metadata


def version() -> str:
    """The version that is installed."""
    try:
        return importlib.metadata.version("cardavia")
    except importlib.metadata.PackageNotFoundError:
        return "unknown (not installed)"

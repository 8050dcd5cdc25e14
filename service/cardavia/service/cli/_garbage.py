"""How seldom Python looks for cyclic garbage in commands that make many objects.

Values, records and messages hold no cycles. At Python's own 700 new objects between two looks, a twentieth of a busy
server's time went into looking, and a tenth of that in which a file is read.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 20, 50)
"""New objects between two looks; and how many of these, and of the deeper ones, come before one that goes deeper."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Look seldom for cyclic garbage, and not among what is there already."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()

from asyncio import AbstractEventLoop, Future
from typing import Any

def execute(call: Any, operations: tuple[Any, ...], loop: AbstractEventLoop) -> Future[None]:
    """Begin a batch of a call; gives its end. Raises what the library raises for a batch that cannot begin."""

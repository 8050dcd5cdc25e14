"""Which lines of our own Python code ran, and after which: what tells that an input did something new."""

import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
OURS = tuple(f"{ROOT / name}/" for name in ("core", "service", "clients"))


class Lines:
    """While it is open, collects steps from line to line within a function, each as a number."""

    def __init__(self) -> None:
        self.found: set[int] = set()
        self._bases: dict[CodeType, int | None] = {}
        self._before: Any = None

    def __enter__(self) -> set[int]:
        self.found = set()
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self.found

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._before)

    def _called(self, frame: FrameType, _event: str, _arg: object) -> Any:
        code = frame.f_code
        if code not in self._bases:
            name = code.co_filename
            self._bases[code] = crc32(name[len(str(ROOT)) :].encode()) << 32 if name.startswith(OURS) else None
        base = self._bases[code]
        if base is None:
            return None
        found, before = self.found, 0

        def local(frame: FrameType, event: str, _arg: object) -> Any:
            nonlocal before
            if event == "line":
                line = frame.f_lineno
                found.add(base | before << 16 | line)
                before = line
            return local

        return local

"""Compiles the kernels: every .pyx below core/ and service/. All other facts of the project are in pyproject.toml.

CARDAVIA_CHECKED=1 builds them with bounds checks; CARDAVIA_SANITIZE=1 with the address and undefined-behaviour
sanitizers as well (see `make sanitize`).
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

ROOTS = ("core", "service")
CHECKED = os.environ.get("CARDAVIA_CHECKED") == "1"
SANITIZE = os.environ.get("CARDAVIA_SANITIZE") == "1"
FLAGS = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-fno-omit-frame-pointer"]


def kernels() -> list[Extension]:
    """One extension for each .pyx file, named after its path below its root."""
    sources = [(root, source) for root in ROOTS for source in sorted(Path(root).glob("cardavia/**/*.pyx"))]
    if not sources:
        raise SystemExit("setup.py found no .pyx files: the sdist or checkout is incomplete")
    return [
        Extension(
            ".".join(source.relative_to(root).with_suffix("").parts),
            [source.as_posix()],
            extra_compile_args=FLAGS if SANITIZE else ["-O3"],
            extra_link_args=FLAGS if SANITIZE else [],
        )
        for root, source in sources
    ]


setup(
    ext_modules=cythonize(  # type: ignore[no-untyped-call]
        kernels(),
        include_path=[*ROOTS],
        force=CHECKED or SANITIZE,
        compiler_directives={
            "language_level": 3,
            "binding": False,
            "boundscheck": CHECKED or SANITIZE,
            "wraparound": False,
            "initializedcheck": False,
            "cdivision": True,
            "embedsignature": True,
        },
    )
)

#!/usr/bin/env bash
# Runs the kernels' tests twice: built with bounds checks, then with the address and undefined-behaviour sanitizers
# (gcc's; CPython itself leaks at exit, so leaks are not looked for). The ordinary build is restored at the end.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$PWD/.venv/bin/python
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

roots=(core service languages clients/python proto/python)

build() { # build NAME: compile into a copy of the sources, so that the working tree keeps its ordinary kernels
  rm -rf "$scratch/$1" && mkdir "$scratch/$1"
  cp -r --parents "${roots[@]}" setup.py pyproject.toml README.md LICENSE tests "$scratch/$1/"
  find "$scratch/$1" \( -name '*.so' -o -path '*/cardavia/*.c' \) -delete
  (cd "$scratch/$1" && "$python" setup.py -q build_ext --inplace)
}

tests() { # tests NAME: the kernels' tests on that build
  (cd "$scratch/$1" && PYTHONPATH="$(IFS=:; echo "${roots[*]}"):." "$python" -m pytest -p no:xdist -q "${@:2}")
}

echo "== bounds checks"
CARDAVIA_CHECKED=1 build checked
tests checked tests/games tests/wire/test_parts.py tests/stream/test_batches.py tests/stream/test_arenas.py

echo "== address and undefined-behaviour sanitizers"
CARDAVIA_SANITIZE=1 build sanitized
export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 PYTHONMALLOC=malloc
LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)" tests sanitized --timeout 0 tests/games tests/wire/test_parts.py tests/stream/test_batches.py

"""Builds Helm, which the chart's tests need, from its sources, into the virtual environment (`make chart`; needs go).

The sum covers the module with its go.sum, and that covers everything else that is built into it.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

MODULE = "helm.sh/helm/v4@v4.2.3"
SUM = "h1:JEejtPE04+SvyRomOfgRXVxyJ/lude7eShio30oQr0Y="


def main() -> None:
    """Fetch, compare the sum, build, and put it beside the interpreter."""
    if shutil.which("go") is None and os.environ.get("CARDAVIA_CI") != "1":
        print("There is no go: tests that need Helm are skipped.")  # noqa: T201
        return
    target = Path(sys.executable).parent / "helm"
    fetch = ["go", "mod", "download", "-json", MODULE]
    fetched = subprocess.run(fetch, capture_output=True, check=False, text=True)  # noqa: S603
    if fetched.returncode:
        raise SystemExit(f"{MODULE} cannot be fetched: {fetched.stderr or fetched.stdout}")
    module = json.loads(fetched.stdout)
    if module["Sum"] != SUM:
        raise SystemExit(f"{MODULE} has the sum {module['Sum']}, not {SUM}")
    build = ["go", "build", "-mod=readonly", "-trimpath", "-ldflags=-s -w", "-o", str(target), "./cmd/helm"]
    # What is downloaded on the way is hundreds of lines.
    built = subprocess.run(build, cwd=module["Dir"], capture_output=True, check=False, text=True)  # noqa: S603
    if built.returncode:
        raise SystemExit(f"{MODULE} cannot be built: {built.stderr}")
    target.touch()


if __name__ == "__main__":
    main()

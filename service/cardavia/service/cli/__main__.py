"""Run as `python -m cardavia.service.cli`."""

from cardavia.service.cli import main

main()

"""What all tests share: where CI runs them, none may be skipped."""

import os
import sys
from collections.abc import Generator, Iterator

import pytest
import structlog

os.environ["LC_ALL"] = "C.UTF-8"  # what commands say does not hang on who tests them


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With CARDAVIA_CI=1 a skipped test has failed: what it needs was not installed."""
    report = yield
    if os.environ.get("CARDAVIA_CI") == "1" and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped where it must run: {report.longrepr}"
    return report


def pytest_sessionfinish() -> None:
    """End what tests of this process shared."""
    if (postgres := sys.modules.get("tests.postgres")) is not None:
        postgres.stop_server()


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """Whatever a test does to the log of the process, capturing it included, the next one finds it as it was."""
    yield
    structlog.reset_defaults()

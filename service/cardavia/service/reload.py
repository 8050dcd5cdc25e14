"""What an operator may change while the service runs: accounts, limits and certificates, read anew when he says so."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import structlog
from msgspec.structs import replace

from cardavia.service.accounts import Accounts, read_accounts
from cardavia.service.certificates import Certificates
from cardavia.service.config import Config
from cardavia.service.ids import Keyring
from cardavia.service.limits import Limiter, Limits, read_limits

log = structlog.get_logger()

ACCOUNTS = "accounts.toml"
LIMITS = "limits.toml"


def accounts_now(config: Config, administrator_key: str) -> Accounts:
    """The accounts of a configuration. Raises OSError; ValueError for what is wrong in their file."""
    return read_accounts(_file(config.accounts, config.data, ACCOUNTS), administrator_key)


def limits_now(config: Config) -> Limits:
    """The limits of a configuration. Raises as `accounts_now`."""
    if isinstance(config.limits, Limits):
        return config.limits
    path = _file(config.limits, config.data, LIMITS)
    return read_limits(path) if path is not None else Limits()


def _file(named: Path | None, data: Path | None, usual: str) -> Path | None:
    """A file that was named, which must be there; or the usual one of the data directory, which may be missing."""
    if named is None:
        return data / usual if data is not None else None
    named.stat()
    return named


@dataclass(frozen=True, slots=True)
class Reload:
    """Call it to read the files of a configuration again. Each that is good counts from then on.

    What is wrong with one is logged; then what was read before stays.
    """

    config: Config
    accounts: Accounts
    limiter: Limiter
    keys: Keyring
    certificates: Certificates | None

    def __call__(self) -> None:
        """Read all files again; raises nothing."""
        _tried("accounts", self._accounts)
        _tried("limits", self._limits)
        if self.certificates is not None:
            self.certificates.look(anew=True)

    def _accounts(self) -> dict[str, object]:
        self.accounts.become(accounts_now(self.config, self.accounts.administrator_key))
        return {"accounts": len(self.accounts.by_key), "issuers": len(self.accounts.issuers)}

    def _limits(self) -> dict[str, object]:
        limits, before = limits_now(self.config), self.limiter.limits
        if limits.request_bytes != before.request_bytes:
            log.warning("request_bytes can change at the next start only", request_bytes=before.request_bytes)
            limits = replace(limits, request_bytes=before.request_bytes)
        self.limiter.become(limits)
        self.keys.token_seconds = limits.token_seconds
        return {}


def _tried(what: str, read: Callable[[], dict[str, object]]) -> None:
    try:
        log.info(f"{what} were read again", **read())
    except Exception as error:  # whatever is wrong with a file must not end the service
        log.error(f"{what} cannot be read; those before stay", error=str(error))

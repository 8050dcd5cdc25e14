"""Who calls: an account by the key in `authorization`, or a guest by his address. That is known before all else."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import unquote

import grpc
import structlog

from cardavia.service.accounts import Account, Accounts
from cardavia.service.limits import MAX_KEY, STREAM_RETRY, Bucket, Limiter
from cardavia.service.oidc import RETRY_SECONDS, IssuerFailed
from cardavia.service.rpc.errors import ApiError, ApiReason, Context, abort, too_many
from cardavia.service.rpc.handlers import behaviour, streams, wrapped
from cardavia.service.rpc.rules import Role

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls: from where, and with which account (None: a guest)."""

    address: str = ""
    account: Account | None = None

    @property
    def administrator(self) -> bool:
        """Whether he is an administrator."""
        return self.account is not None and self.account.administrator

    @property
    def counted_as(self) -> str:
        """By what his limits are counted. Addresses have no space, and accounts begin with one."""
        return f" {self.account.name}" if self.account is not None else self.address

    def has(self, scope: str) -> bool:
        """Whether he has a scope."""
        return self.account is not None and scope in self.account.scopes


GUEST = Caller()
CALLER: ContextVar[Caller] = ContextVar("caller", default=GUEST)
"""Who makes the call that is being answered."""


class Admission(grpc.aio.ServerInterceptor):
    """Finds out who calls before the call is looked at, and ends it if he may not make it at all.

    What a token or an invitation in the request gives is judged by the method (access.py). Streams of answers must have
    been made coroutines by then (pacing.py).
    """

    def __init__(self, accounts: Accounts, limiter: Limiter, rules: Mapping[str, frozenset[Role]]) -> None:
        """`rules` has the roles that may call each method, by its path; others are left alone."""
        self._accounts = accounts
        self._limiter = limiter
        self._rules = rules

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """Wraps the methods that have rules."""
        handler = await continuation(handler_call_details)
        roles = self._rules.get(handler_call_details.method)
        if handler is None or roles is None:
            return handler
        does = (self._stream if streams(handler) else self._call)(behaviour(handler), roles)
        return wrapped(handler, does, handler.request_deserializer, handler.response_serializer)

    def _call(
        self, inner: Callable[[Any, Context], Any], roles: frozenset[Role]
    ) -> Callable[[Any, Context], Awaitable[Any]]:
        async def call(request: Any, context: Context) -> Any:
            await self._admit(context, roles)
            answer = inner(request, context)
            return await answer if inspect.isawaitable(answer) else answer

        return call

    def _stream(
        self, inner: Callable[[Any, Context], Awaitable[None]], roles: frozenset[Role]
    ) -> Callable[[Any, Context], Awaitable[None]]:
        async def stream(request: Any, context: Context) -> None:
            caller = await self._admit(context, roles)
            if caller.administrator:
                await inner(request, context)
                return
            with self._limiter.stream(caller.counted_as) as free:
                if not free:
                    most = self._limiter.limits.streams
                    await abort(context, too_many("streams", "too_many_streams", STREAM_RETRY, most=most))
                await inner(request, context)

        return stream

    async def _admit(self, context: Context, roles: frozenset[Role]) -> Caller:
        try:
            caller = await self._caller(context)
            if not _may_call(caller, roles):
                raise ApiError(ApiReason.NOT_ALLOWED, "for_roles", params={"roles": " and ".join(sorted(roles))})
        except ApiError as error:
            await abort(context, error)
        CALLER.set(caller)
        return caller

    async def _caller(self, context: Context) -> Caller:
        address = address_of(context.peer())
        header = next((value for key, value in context.invocation_metadata() or () if key == "authorization"), None)
        if header is None:
            return Caller(address)
        check_failures(self._limiter, address)
        kind, _, key = str(header).partition(" ")
        try:
            account = await self._accounts.find(key) if kind == "Bearer" and 0 < len(key) <= MAX_KEY else None
        except IssuerFailed as error:
            log.warning("an issuer of tokens does not answer", error=str(error))
            raise ApiError(ApiReason.ISSUER_FAILED, "issuer_failed", retry=RETRY_SECONDS) from None
        if account is None:
            self._limiter.failures.take(address)
            raise ApiError(ApiReason.BAD_TOKEN, "bad_key")
        return Caller(address, account)


def _may_call(caller: Caller, roles: frozenset[Role]) -> bool:
    """Whether his account, or what may be in his request, can let him call."""
    if any(role.in_request for role in roles):
        return True
    return any(caller.has(role) for role in roles) or (caller.administrator and Role.ADMINISTRATOR in roles)


def check_failures(limiter: Limiter, address: str) -> None:
    """Raises ApiError where a token or key is brought from an address of which too many were not good."""
    if wait := limiter.failures.wait(address):
        raise too_many("failures_per_minute", "too_many_failures", wait)


def address_of(peer: str) -> str:
    """The address of gRPC's name for a peer, without its port; of IPv6 the network that one customer has (/64)."""
    kind, _, rest = unquote(peer).partition(":")
    host = rest.rpartition(":")[0].strip("[]").partition("%")[0]
    if kind != "ipv6":
        return host or kind
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


def moves_of(caller: Caller, limiter: Limiter) -> Bucket:
    """A bucket for the moves of one stream of a caller's."""
    return Bucket(0 if caller.administrator else limiter.limits.moves_per_second, 1.0)

"""TLS: whom a client trusts, and what it shows of itself."""

from pathlib import Path

import grpc


def tls(ca: Path | None = None, cert: Path | None = None, key: Path | None = None) -> grpc.ChannelCredentials:
    """Credentials for `Client`, from files in PEM. Raises OSError, ValueError.

    The server's certificate has to be signed by `ca`, or by a public authority if there is none. `cert` and `key` are
    the client's own, where the server asks for them.
    """
    if (cert is None) != (key is None):
        raise ValueError("a client's certificate needs its key, and the other way round")
    return grpc.ssl_channel_credentials(
        ca.read_bytes() if ca is not None else None,
        key.read_bytes() if key is not None else None,
        cert.read_bytes() if cert is not None else None,
    )

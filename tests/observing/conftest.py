from tests.stream.conftest import api, server

__all__ = ["api", "server"]

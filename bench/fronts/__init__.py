"""The same service behind different servers of gRPC: see README.md."""

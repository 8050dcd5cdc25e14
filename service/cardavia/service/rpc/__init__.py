"""The gRPC services: decode, authorise, call `tables`, encode. Nothing is decided here."""

"""The services of the API, for gRPC and for HTTP: decode, authorise, call `tables`, encode. Nothing is decided here."""

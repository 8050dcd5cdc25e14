"""Core values to protobuf messages and back: the one place that knows both.

`log` has what is recorded, `api` what is sent to clients.
"""

"""The rules core of Cardavia: pure functions over values, no clock, no randomness of its own, no I/O."""

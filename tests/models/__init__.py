"""Slow models of the games, written from the rulebook alone and apart from the kernels."""

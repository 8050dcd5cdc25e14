"""One folder a game. The list of them is `cardavia.core.catalog`."""

"""Other game servers beside ours, in one run: see README.md."""

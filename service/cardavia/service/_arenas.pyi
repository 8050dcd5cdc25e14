def in_huge_pages() -> None:
    """Take arenas from huge pages from now on, where the system has them; those that are there stay where they are."""

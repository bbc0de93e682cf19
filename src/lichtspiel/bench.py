"""Placeholder."""


def run(seconds: float, markdown: bool) -> int:
    """Placeholder."""
    return 0

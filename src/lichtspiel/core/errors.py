"""The base of every error that is raised on purpose, so that one `except` can catch them all."""


class LichtspielError(Exception):
    """Something could not be done, and whoever asked can be told why."""

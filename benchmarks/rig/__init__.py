"""The rig: whether a change of a bot is a gain, against frozen releases and on frozen positions (decision 0094)."""


class RigError(Exception):
    """Something that was asked of the rig cannot be done; says why."""

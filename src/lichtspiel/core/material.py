"""What the page must know of a game beyond what views say."""

import msgspec


class Material(msgspec.Struct, frozen=True):
    """Facts of the box and of the rules that are the same in every game played; a game without any has this one."""

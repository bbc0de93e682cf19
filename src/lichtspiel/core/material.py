"""What the page must know of a game beyond what views say."""

import msgspec


class Material(msgspec.Struct, frozen=True):
    """Facts of the box and the rules that never change; this empty one is for games that have none."""

"""Where tests find Node: the one that builds the page."""

from typing import Final

from web.page import node_from_wheel, node_on_path

found = node_on_path() or node_from_wheel()
assert found is not None, "`make` installs Node where the machine has none"
NODE: Final = found

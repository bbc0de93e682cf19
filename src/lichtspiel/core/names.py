"""What a name is, and how a text from elsewhere is shown so that it does nothing to the screen it is shown on."""

from typing import Final

MOST_NAME: Final = 40
UNSHOWN: Final = "\N{REPLACEMENT CHARACTER}"


def is_name(text: str) -> bool:
    """A name has 1 to 40 characters that can be shown: no line ends, no terminal codes, no reversed writing."""
    return bool(text.strip()) and len(text) <= MOST_NAME and text.isprintable()


def shown(text: str) -> str:
    """The text with a mark for every character that cannot be shown."""
    return "".join(sign if sign.isprintable() else UNSHOWN for sign in text)


def shown_name(name: str, seat: int) -> str:
    """The name at a seat as it can be shown, whatever a record says it is."""
    if len(name) > MOST_NAME:
        name = name[: MOST_NAME - 1] + "…"
    return shown(name) if name.strip() else f"#{seat}"

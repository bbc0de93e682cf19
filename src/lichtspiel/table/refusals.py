"""What a table refuses for reasons of its own, beside those of the rules."""

from functools import cache

from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.words import Phrase


def refused(code: str, **args: str | int) -> Refused:
    """The error to raise when the table refuses something for the reason of this code."""
    return Refused(_refusal(code, args) if args else plain_refusal(code))


def _refusal(code: str, args: dict[str, str | int]) -> Refusal:
    return Refusal(None, Phrase(f"table-refused-{code}", args), code=code)


@cache
def plain_refusal(code: str) -> Refusal:
    """The same, for a reason that needs no details, where nothing is raised."""
    return _refusal(code, {})

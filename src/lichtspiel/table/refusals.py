"""What a table refuses for reasons of its own, beside those of the rules."""

from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.words import Phrase


def refused(code: str, **args: str | int) -> Refused:
    """The error to raise when the table refuses something for the reason of this code."""
    return Refused(Refusal(None, Phrase(f"table-refused-{code}", args), code=code))

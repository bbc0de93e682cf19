"""What a move of Die Leuchtturm-Architekten may give up: an order of one's own, or one for somebody else."""

from collections.abc import Iterator
from typing import Final

from lichtspiel.bots.coach import Concern
from lichtspiel.bots.comparing import Decision
from lichtspiel.bots.leuchtturm.reasons import forgone, reasons

# Reasons against a move that are worth a caution, and the paragraph that makes them so.
RULES: Final = {"serves": "A14", "leaves": "A14", "decline": "A15"}


def concerns(decision: Decision) -> Iterator[Concern]:
    """A14, A15: a lighthouse completed for another or left a turn away, an order that is not claimed, or let slip."""
    for reason in reasons(decision.view, decision.made):
        if reason.against and reason.code in RULES:
            yield Concern(reason, RULES[reason.code])
    for reason, instead in forgone(decision.view, decision.made):
        yield Concern(reason, "A14", instead)

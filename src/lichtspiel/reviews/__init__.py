"""Looking back at finished games: what was decided well or badly by what one could know, and what was luck (0098)."""

from lichtspiel.bots.comparing import Decision
from lichtspiel.reviews.judging import Effort, Judgement, compare
from lichtspiel.reviews.moments import Moment, Review
from lichtspiel.reviews.reviewing import Reviewer, review, sum_up

__all__ = ["Decision", "Effort", "Judgement", "Moment", "Review", "Reviewer", "compare", "review", "sum_up"]

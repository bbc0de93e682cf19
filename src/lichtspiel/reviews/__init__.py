"""Looking back at finished games: what was decided well or badly by what one could know, and what was luck (0098)."""

from lichtspiel.reviews.judging import Effort
from lichtspiel.reviews.moments import Moment, Review
from lichtspiel.reviews.reviewing import Reviewer, review

__all__ = ["Effort", "Moment", "Review", "Reviewer", "review"]

"""What reviews for the servers of tests: with little effort, and without giving way to the tests beside it."""

from functools import partial
from unittest.mock import patch

from lichtspiel.reviews import Reviewer
from lichtspiel.server.bots.worker import serve
from lichtspiel.server.reviews import worker
from tests.reviews.games import QUICK

if __name__ == "__main__":
    with patch.object(worker, "Reviewer", partial(Reviewer, effort=QUICK)):
        serve(worker.answer)

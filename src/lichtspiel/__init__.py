"""A table for three games of light: Lichterfest, Die Leuchtturm-Architekten and LUMEN."""

from collections.abc import Iterator

from lichtspiel import form

form.choose()

from lichtspiel import games  # noqa: E402 (the form must be chosen before an engine is imported)
from lichtspiel.core.chance import Chance  # noqa: E402
from lichtspiel.core.events import Event  # noqa: E402
from lichtspiel.core.games import AnyGame  # noqa: E402
from lichtspiel.core.matches import Match  # noqa: E402
from lichtspiel.core.moves import Move  # noqa: E402
from lichtspiel.core.positions import Position  # noqa: E402
from lichtspiel.core.records import BadRecord, Record  # noqa: E402
from lichtspiel.core.refusals import Refusal, Refused  # noqa: E402
from lichtspiel.core.results import Result  # noqa: E402
from lichtspiel.core.views import View  # noqa: E402

"""In which language the terminal speaks."""

import os
from typing import Literal

from lichtspiel.words import LANGUAGES

Language = Literal["en", "de", "pl"]


def usual_language() -> Language:
    """The language of this terminal, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        for lang in LANGUAGES:
            if os.environ.get(variable, "").startswith(lang):
                return lang
    return "en"

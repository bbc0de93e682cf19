"""Names that people choose: none passes for the table's own words."""

import pytest

from lichtspiel.core.names import nameable
from lichtspiel.table.seats import chosen_name
from lichtspiel.words import LANGUAGES, say
from tests.table.test_table import refused

LEVELS = ["beginner", "casual", "skilled", "master"]
OF_THE_TABLE = [
    "Du",
    "you",
    "TY",
    "Ту",  # in Cyrillic letters
    "You 2",
    "Ben (du)",
    "Ben [ YOU ]",
    "Ben （ty）",
    "Du gibst auf.",
    "Die Partie ist zu Ende. Du verlierst.",
    "Game over!",
    "Game over …",
    "Ada: 12",
    "Ada:",
    "Ada · Ben",
    "Bot",
    "Computer 2",
    "Computer (Meister)",
    *(say(lang, "web-me") for lang in LANGUAGES),
    *(f"Ben {say(lang, 'web-you')}" for lang in LANGUAGES),
    *(say(lang, "web-seat-bot", level=say(lang, f"level-{level}")) for lang in LANGUAGES for level in LEVELS),
]


@pytest.mark.parametrize("name", OF_THE_TABLE)
def test_nobody_is_called_what_the_table_says(name: str) -> None:
    assert nameable(name), "it is read where it is already"
    with refused("name-words"):
        chosen_name(name)


@pytest.mark.parametrize(
    "name",
    ["Ada", "Dr. Ada", "Ada B.", "Prof. J. R. Hartley", "Ben d. J.", "Ty Cobb", "Yousef", "Dudu", "Botond", "P!nk",
     "Anna-Lena (17)", "O’Neill", "Żaneta", "אב 1", "3:0", "Gast", "Guest 2"],
)  # fmt: skip
def test_people_are_called_what_people_are_called(name: str) -> None:
    assert chosen_name(f" {name} ") == name

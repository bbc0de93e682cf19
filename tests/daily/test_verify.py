"""`lichtspiel daily verify` says whether a deal is what was promised."""

import pytest

from lichtspiel.cli import program
from lichtspiel.cli.errors import CommandError
from lichtspiel.daily.deals import commitment, day_secret
from lichtspiel.words import LANGUAGES

KEY, DAY, DATE = b"k" * 32, 20_000, "2024-10-04"
SECRET = day_secret(KEY, "lumen", DAY)
PROMISED = commitment("lumen", DAY, SECRET)
VERIFY = ["daily", "verify", "lumen", DATE, SECRET.hex()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_promised_is_dealt(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for more in ([], ["--commitment", PROMISED], ["--commitment", PROMISED.upper()]):
        assert program.run([*VERIFY, *more, "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert PROMISED in said
        assert '"deals":' in said


@pytest.mark.parametrize(
    "changed",
    [["daily", "verify", "lumen", "2024-10-05", SECRET.hex()], ["daily", "verify", "lichterfest", *VERIFY[3:]]],
)
def test_another_day_or_game_does_not_fit(capsys: pytest.CaptureFixture[str], changed: list[str]) -> None:
    assert program.run([*changed, "--commitment", PROMISED]) == 1
    assert PROMISED not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("day", "secret"), [("18.11.2026", SECRET.hex()), ("1969-12-31", SECRET.hex()), (DATE, "abc"), (DATE, "00" * 31)]
)
def test_what_is_no_day_or_secret_is_refused(day: str, secret: str) -> None:
    with pytest.raises(CommandError):
        program.run(["daily", "verify", "lumen", day, secret])

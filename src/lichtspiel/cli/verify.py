"""`lichtspiel verify`: whether the cards of each record follow from what was committed to before the game."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import UNSET
from rich.console import Console

from lichtspiel import BadRecord, Record, read_record, verify_shuffle
from lichtspiel.cli.records import BAD, followed, read_lines
from lichtspiel.core.names import shown
from lichtspiel.words import say


def verify_file(file: Path, lang: str) -> int:
    """Say of each record of a file whether its shuffle was fair. Nothing but proofs of all of them is a success."""
    console = Console(highlight=False, soft_wrap=True, markup=False)
    found: Counter[str] = Counter()
    for number, line in enumerate(followed(read_lines(file, lang), say(lang, "cli-checking")), 1):
        if line.strip():
            kind, said = _verified(line, lang)
            found[kind] += 1
            console.print(shown(f"{file}:{number}: {said}"))
    if not found:
        console.print(shown(say(lang, "cli-empty", file=str(file))))
        return BAD
    console.print(say(lang, "cli-fair-sum", fair=found["fair"], none=found["none"], bad=found["bad"]))
    return 0 if found["fair"] == found.total() else BAD


def _verified(line: bytes, lang: str) -> tuple[str, str]:
    """What kind of record it is, and what is to be said of it."""
    try:
        record = read_record(line)
        if verify_shuffle(record):
            return "fair", " ".join([say(lang, "cli-fair"), *_salters(record, lang)])
    except BadRecord as error:
        return "bad", error.sentence(lang)
    return "none", say(lang, "cli-fair-none" if record.origin is UNSET else "cli-fair-origin")


def _salters(record: Record, lang: str) -> list[str]:
    """Who has salted, and who has not: one who has is enough for nobody else to have known the cards."""
    salts: Sequence[str | None] = () if record.salts is UNSET else record.salts
    salted = [name for name, salt in zip(record.names, salts, strict=True) if salt]
    others = [name for name, salt in zip(record.names, salts, strict=True) if not salt]
    if not salted:
        return [say(lang, "cli-fair-nobody")]
    said = [say(lang, "cli-fair-salted", players=", ".join(salted))]
    return [*said, say(lang, "cli-fair-unsalted", players=", ".join(others))] if others else said

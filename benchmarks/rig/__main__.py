"""`python -m benchmarks.rig`: accept or refuse a change of a bot. Decision 0094 says how."""

import sys
from pathlib import Path
from typing import Annotated, Final

from benchmarks.rig.sprt import GAIN, SIMPLIFICATION
from lichtspiel.cli.arguments import Program

program = Program("python -m benchmarks.rig", "Measure the bots: what is a gain, and what a change.", dict)
STATUS: Final = {"yes": 0, "no": 1, "open": 3}

GameName = Annotated[str, "The game."]
Workers = Annotated[int | None, "How many processes; one a core by default."]


@program.command
def gate(  # noqa: PLR0913 (each is an option)
    game: GameName,
    new: Annotated[str, "The bot that is tried: a level, or cmd:COMMAND."],
    old: Annotated[str, "The bot it has to beat: a level, or cmd:COMMAND."],
    *,
    players: Annotated[int, "How many sit at a table, one of them NEW."] = 2,
    simplification: Annotated[bool, "Ask whether it is not worse (−10 or 0 Elo) instead of better (0 or +15)."] = False,
    games: Annotated[int, "The most games, if nothing is decided before."] = 20_000,
    simulations: Annotated[int | None, "Simulations a move for both, instead of their usual number."] = None,
    seconds: Annotated[float | None, "Seconds a move for both, instead of simulations."] = None,
    options: Annotated[str, "Table switches as JSON."] = "{}",
    seed: Annotated[str, "The same seed deals the same setups."] = "gate",
    out: Annotated[Path, "A folder for games and report; a gate there goes on."] = Path("build/gate"),
    workers: Workers = None,
) -> int:
    """Play NEW against OLD until it is decided; ends with 0 for yes, 1 for no and 3 if it is still open."""
    from benchmarks.rig.gate import BadQuestion, Question, code_digest
    from benchmarks.rig.gate import gate as play

    asked = SIMPLIFICATION if simplification else GAIN
    question = Question(game, players, new, old, asked, code_digest(), seed, options, seconds, simulations)
    try:
        report = play(question, out, games, workers, lambda report: print(f"{report}\n", file=sys.stderr, flush=True))
    except BadQuestion as bad:
        sys.exit(str(bad))
    print(report)
    return STATUS[report.verdict]


if __name__ == "__main__":
    sys.exit(program.run())

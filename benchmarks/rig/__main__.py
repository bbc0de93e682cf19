"""`python -m benchmarks.rig`: accept or refuse a change of a bot. Decision 0094 says how."""

import sys
from pathlib import Path
from typing import Annotated, Final

from benchmarks.rig.sprt import GAIN, SIMPLIFICATION
from lichtspiel import LichtspielError
from lichtspiel.cli.arguments import Program

program = Program("python -m benchmarks.rig", "Measure the bots: what is a gain, and what a change.", dict)
STATUS: Final = {"yes": 0, "no": 1, "open": 3}

GameName = Annotated[str, "The game."]
Workers = Annotated[int | None, "How many processes; one a core by default."]
Cluster = Annotated[str | None, "Do it there: dask://HOST:PORT or ray://HOST:PORT."]


@program.command
def gate(  # noqa: PLR0913 (each is an option)
    game: GameName,
    new: Annotated[str, "The bot that is tried: a level, RELEASE:LEVEL, or cmd:COMMAND."],
    old: Annotated[str, "The bot it has to beat, likewise; first:master is that of 9a49edf."],
    *,
    players: Annotated[int, "How many sit at a table, one of them NEW."] = 2,
    simplification: Annotated[bool, "Ask whether it is not worse (−10 or 0 Elo) instead of better (0 or +15)."] = False,
    games: Annotated[int, "The most games, if nothing is decided before."] = 20_000,
    simulations: Annotated[
        int | None, "Simulations a move for levels of this checkout; RELEASE:LEVEL@SIMULATIONS, or @4x, for others."
    ] = None,
    seconds: Annotated[float | None, "Seconds a move for levels of this checkout, instead of simulations."] = None,
    options: Annotated[str, "Table switches as JSON."] = "{}",
    seed: Annotated[str, "The same seed deals the same setups."] = "gate",
    out: Annotated[Path, "A folder for games and report; a gate there goes on."] = Path("build/gate"),
    workers: Workers = None,
    cluster: Cluster = None,
) -> int:
    """Play NEW against OLD until it is decided; ends with 0 for yes, 1 for no and 3 if it is still open."""
    from benchmarks.rig.frozen import seated
    from benchmarks.rig.gate import Question, code_digest
    from benchmarks.rig.gate import gate as play
    from benchmarks.rig.pieces import Place

    asked = SIMPLIFICATION if simplification else GAIN
    table = (seated(new), seated(old))
    question = Question(game, players, *table, asked, code_digest(), seed, options, seconds, simulations)
    place = Place(workers, cluster)
    report = play(question, out, games, place, lambda report: print(f"{report}\n", file=sys.stderr, flush=True))
    print(report)
    return STATUS[report.verdict]


@program.command
def freeze(
    release: Annotated[str, "The name of a release in releases.json, or a commit."] = "first",
    *,
    name: Annotated[str | None, "Add the commit to releases.json by this name."] = None,
    simulations: Annotated[int | None, "Simulations a move, instead of the usual number."] = None,
    cache: Annotated[Path, "Where releases are built."] = Path("build/frozen"),
) -> int:
    """Build a release apart, check that it plays as it did, and say how its levels are seated in the arena."""
    from benchmarks.rig.frozen import command, name_release
    from benchmarks.rig.frozen import freeze as build
    from lichtspiel.bots.bot import LEVELS

    found, python = build(release, cache)
    if name:
        name_release(name, found)
    print(found.commit, *(f"{game} {digest}" for game, digest in found.digests.items()), sep="\n")
    print(*(command(python, level, simulations) for level in LEVELS), sep="\n")
    return 0


@program.command
def signature(
    *,
    write: Annotated[bool, "Keep what comes out: bots are meant to play like this from now on."] = False,
) -> int:
    """Say how every bot plays, in a few numbers; ends with 1 if that is not what signature.json says."""
    from benchmarks.rig.signature import keep, kept, measured

    found = measured()
    for measure, games in found.items():
        for game, one in games.items():
            print(f"{game}, {measure}: {one.positions} positions, {one.simulations} simulations, {one.digest}")
    if write:
        keep(found)
    return int(found != kept())


@program.command
def mine(  # noqa: PLR0913
    game: GameName,
    *,
    players: Annotated[int, "How many sit at a table."] = 2,
    games: Annotated[int, "How many games of masters to look through."] = 4,
    choices: Annotated[int, "How many positions of each game to answer by playouts."] = 4,
    worlds: Annotated[int, "In how many imagined worlds each move is played out."] = 64,
    simulations: Annotated[
        int | None, "Simulations a move of skilled in the playouts, instead of its usual number."
    ] = None,
    seed: Annotated[str, "Another seed finds other positions."] = "mine",
    out: Annotated[Path | None, "The file; positions are added to it. That of the repository by default."] = None,
    workers: Workers = None,
    cluster: Cluster = None,
) -> int:
    """Find positions in games of masters, answer them, and add them to the file."""
    from benchmarks.rig import known_game
    from benchmarks.rig.gate import code_digest
    from benchmarks.rig.mining import MINE, Vein
    from benchmarks.rig.pieces import Place, answers
    from benchmarks.rig.positions import FrozenPosition, Playing, add_positions, file_of

    playing, code = Playing(worlds=worlds, simulations=simulations), code_digest()
    known_game(game)
    veins = [Vein(game, players, f"{seed} {number}", choices, playing, code) for number in range(games)]
    for found in answers(MINE, veins, list[FrozenPosition], Place(workers, cluster)):
        print(*(f"{position.id}: {position.kind}" for position in found), sep="\n", flush=True)
        add_positions(found, out or file_of(game))
    return 0


@program.command
def regret(  # noqa: PLR0913
    game: GameName,
    bots: Annotated[str, "Bots, separated by commas: levels, RELEASE:LEVEL, or cmd:COMMAND."] = "skilled,master",
    *,
    simulations: Annotated[int | None, "Simulations a move for levels of this checkout."] = None,
    positions: Annotated[Path | None, "A file of positions; that of the repository by default."] = None,
    workers: Workers = None,
    cluster: Cluster = None,
) -> int:
    """Say how much bots give away on frozen positions, and whether they find sure wins."""
    from benchmarks.rig import RigError, known_game
    from benchmarks.rig.frozen import seated
    from benchmarks.rig.pieces import Place, answers
    from benchmarks.rig.positions import file_of, read_positions
    from benchmarks.rig.regret import CHOICE, Choice, Trial
    from benchmarks.rig.regret import regret as sum_up

    kept = read_positions(positions or file_of(known_game(game).name))
    if not any(position.kind == "playouts" for position in kept):
        raise RigError("There are no positions: `mine` finds some.")
    for bot in bots.split(","):
        name = seated(bot)
        trials = [Trial(name, position, simulations) for position in kept]
        print(f"{game}, {bot}: {sum_up(list(answers(CHOICE, trials, Choice, Place(workers, cluster))))}", flush=True)
    return 0


@program.command
def calibration(  # noqa: PLR0913
    game: GameName,
    *,
    players: Annotated[int, "How many sit at a table."] = 2,
    games: Annotated[int, "How many games of masters."] = 800,
    choices: Annotated[int, "At how many choices of each game the chances are asked for."] = 7,
    seed: Annotated[
        str, "The same seed deals the same setups; chances must be fitted to games of others."
    ] = "calibration",
    out: Annotated[Path, "A folder for the games; those that are there are not played again."] = Path(
        "build/calibration"
    ),
    workers: Workers = None,
    cluster: Cluster = None,
) -> int:
    """Say how true the chances are that people are told, in games of masters; ends with 1 if off by over 3 points."""
    from benchmarks.rig import known_game
    from benchmarks.rig.calibration import TRUE, calibrate, masters
    from benchmarks.rig.pieces import Place

    plan = masters(known_game(game).name, players, games, seed)
    found = calibrate(plan, choices, out, Place(workers, cluster))
    print(*found, sep="\n")
    return int(found[0].error > TRUE)


if __name__ == "__main__":
    try:
        sys.exit(program.run())
    except LichtspielError as error:
        sys.exit(str(error))

"""The command line: `lichtspiel play`, `serve`, `simulate`, `check`, `rules`, `show`, `hint`, `arena`, and more."""

import os
import sys
from pathlib import Path
from typing import Annotated

from lichtspiel.cli.arguments import Program
from lichtspiel.cli.errors import CommandError, report_error
from lichtspiel.cli.languages import Language, usual_language


def listed() -> dict[str, str]:
    """What a help lists: the games and the bots there are."""
    from lichtspiel import names
    from lichtspiel.bots.bot import LEVELS

    return {"games": ", ".join(names()), "bots": ", ".join(("random", "greedy", "flat", *LEVELS))}


ABOUT = "A table for three games of light. `lichtspiel play lichterfest` starts a game in this terminal."
program = Program("lichtspiel", ABOUT, listed)

GameName = Annotated[str, "One of: {games}."]
Lang = Annotated[Language | None, "Language: en, de or pl. Taken from LANG if not given."]
Options = Annotated[
    str,
    """Table switches as JSON, for example '{"movement": "every-step"}'; see `lichtspiel rules leuchtturm`.""",
]
RecordFile = Annotated[Path, "A file of records, one a line; - reads standard input."]
RecordNumber = Annotated[int, "Which record of the file, the first being 1."]

INTERRUPTED = 130


@program.command
def play(  # noqa: PLR0913 (each is an option people may give)
    game: Annotated[str | None, "One of: {games}."] = None,
    *,
    players: Annotated[int | None, "How many play, you included. The fewest possible by default."] = None,
    against: Annotated[str, "The other players' bots, separated by commas: {bots}."] = "greedy",
    seed: Annotated[str | None, "Deal this game; the same seed deals the same. Random by default."] = None,
    name: Annotated[str | None, "Your name."] = None,
    record: Annotated[
        Path | None, "Keep the game in this file, move by move; an unfinished game there goes on."
    ] = None,
    origin: Annotated[Path | None, "Go on from a moment of the first game in this file of records."] = None,
    move: Annotated[int | None, "Of that game, the move that you make anew. The last one by default."] = None,
    options: Options = "{}",
    coach: Annotated[bool, "Ask twice before a move that gives up much."] = True,
    lang: Lang = None,
) -> int:
    """Play a game in this terminal against computer opponents."""
    from lichtspiel.cli.play import Wanted, play_in_terminal
    from lichtspiel.words import say

    if game is None and origin is None:
        raise CommandError(say(lang or usual_language(), "cli-which-game", known=listed()["games"]))
    wanted = Wanted(game, players, against.split(","), seed, name, record, options, origin, move, coach)
    return play_in_terminal(wanted, lang or usual_language())


@program.command
def learn(
    game: GameName,
    lesson: Annotated[int | None, "Begin this lesson anew, the first being 1."] = None,
    *,
    lang: Lang = None,
) -> int:
    """Learn a game, from where you left it: a few short lessons, then a whole game against beginners."""
    from lichtspiel.cli.learn import learn_game

    return learn_game(game, lesson, lang or usual_language())


@program.command
def simulate(  # noqa: PLR0913
    game: GameName,
    *,
    players: Annotated[int, "How many play."],
    games: Annotated[int, "How many games."] = 1,
    seed: Annotated[str, "The same seed gives the same file."] = "1",
    bots: Annotated[str, "Bots, separated by commas, dealt to the seats in turn: {bots}."] = "random",
    out: Annotated[Path, "Where the records go; - writes to standard output."] = Path("-"),
    options: Options = "{}",
    with_legal: Annotated[bool, "List all legal moves at each move."] = False,
    lang: Lang = None,
) -> int:
    """Let bots play games and write their records, one per line."""
    from lichtspiel.cli.records import Simulation, simulate_games

    wanted = Simulation(game, players, games, seed, bots.split(","), options, with_legal)
    return simulate_games(wanted, out, lang or usual_language())


@program.command
def check(file: RecordFile, *, lang: Lang = None) -> int:
    """Replay and verify every record of a file; exit code 1 and the first error of each bad one."""
    from lichtspiel.cli.records import check_file

    return check_file(file, lang or usual_language())


@program.command
def verify(file: RecordFile, *, lang: Lang = None) -> int:
    """Deal every record of a file again from its commitment, secret and salts; exit code 1 unless all of them fit."""
    from lichtspiel.cli.verify import verify_file

    return verify_file(file, lang or usual_language())


@program.command
def perft(
    file: RecordFile,
    *,
    depth: Annotated[int, "The longest sequences to count."] = 2,
    move: Annotated[int | None, "After so many moves; at the end of the moves by default."] = None,
    record: RecordNumber = 1,
    lang: Lang = None,
) -> int:
    """Count the move sequences of each length from the end of a record's moves: `depth count`, one per line."""
    from lichtspiel.cli.records import Moment, count_moves

    return count_moves(Moment(file, record, move, None), depth, lang or usual_language())


@program.command
def rules(
    game: GameName,
    paragraph: Annotated[str | None, "Only this paragraph, for example L14."] = None,
    *,
    lang: Lang = None,
) -> int:
    """Read the rule book of a game, or one paragraph of it."""
    from lichtspiel.cli.rules import read_rules

    return read_rules(game, paragraph, lang or usual_language())


@program.command
def show(  # noqa: PLR0913
    file: RecordFile,
    *,
    move: Annotated[int | None, "After so many moves; at the end by default."] = None,
    seat: Annotated[int | None, "Seen from this seat, 0 being the first; from above by default."] = None,
    record: RecordNumber = 1,
    out: Annotated[Path | None, "Draw it into this SVG file instead of the terminal."] = None,
    lang: Lang = None,
) -> int:
    """Show a position of a record, as text or as a drawing."""
    from lichtspiel.cli.records import Moment, show_moment

    return show_moment(Moment(file, record, move, seat), out, lang or usual_language())


@program.command
def hint(
    file: RecordFile,
    *,
    move: Annotated[int | None, "After so many moves; at the end of the moves by default."] = None,
    record: RecordNumber = 1,
    lang: Lang = None,
) -> int:
    """Advise the seat to move: what the strongest bot would do, why, and who is likely to win."""
    from lichtspiel.cli.records import Moment, show_hint

    return show_hint(Moment(file, record, move, None), lang or usual_language())


@program.command
def review(  # noqa: PLR0913 (each is an option people may give)
    file: RecordFile,
    *,
    record: RecordNumber = 1,
    seat: Annotated[int | None, "Judge only this seat's choices, the first seat being 0. All by default."] = None,
    budget: Annotated[int | None, "Simulations for each choice. As many as master thinks by default."] = None,
    html: Annotated[Path | None, "Write it to this file, with graph and boards, instead of saying it."] = None,
    json: Annotated[Path | None, "Write it to this file as JSON."] = None,
    lang: Lang = None,
) -> int:
    """Look back at a finished game: which choices cost most by what one could know, and what was luck."""
    from lichtspiel.cli.review import Looked, review_game

    return review_game(Looked(file, record, seat, budget, html, json), lang or usual_language())


puzzle_commands = program.group("puzzles", "Puzzles: moments of masters' games with one clearly best move.")


@puzzle_commands.command
def play_puzzles(
    game: Annotated[str | None, "One of: {games}. All by default."] = None,
    *,
    grade: Annotated[int | None, "Only puzzles this hard, from 1 (easy) to 4. All by default."] = None,
    lang: Lang = None,
) -> int:
    """Solve puzzles in this terminal."""
    from lichtspiel.cli import puzzles

    return puzzles.play_puzzles(game, grade, lang or usual_language())


@puzzle_commands.command
def mine_puzzles(  # noqa: PLR0913
    game: GameName,
    *,
    count: Annotated[int, "How many puzzles."] = 100,
    players: Annotated[str | None, "Table sizes, separated by commas. All that the game allows by default."] = None,
    seed: Annotated[str, "The same seed finds the same puzzles."] = "1",
    out: Annotated[Path, "Where the puzzles go, one a line; - writes to standard output."] = Path("-"),
    lang: Lang = None,
) -> int:
    """Find puzzles in games between masters, and check them with ten times the thinking."""
    from lichtspiel.cli import puzzles

    return puzzles.mine_puzzles(puzzles.Wanted(game, count, players, seed), out, lang or usual_language())


@puzzle_commands.command
def verify_puzzles(
    game: GameName,
    *,
    file: Annotated[Path | None, "A file of puzzles; those of the package by default."] = None,
    lang: Lang = None,
) -> int:
    """Check all puzzles of a game again with ten times the thinking; exit code 1 if one does not hold."""
    from lichtspiel.cli import puzzles

    return puzzles.verify_puzzles(game, file, lang or usual_language())


daily_commands = program.group("daily", "The daily deal of a server.")


@daily_commands.command
def verify_daily(
    game: GameName,
    day: Annotated[str, "The day of the deal (UTC), for example 2026-11-18."],
    secret: Annotated[str, "The secret that the server showed when the day was over."],
    *,
    commitment: Annotated[str | None, "The commitment that it showed the day before."] = None,
    lang: Lang = None,
) -> int:
    """Verify a day's deal: what the secret deals, and whether it fits the commitment; exit code 1 if it does not."""
    from lichtspiel.cli.daily import Promise, verify_deal

    return verify_deal(Promise(game, day, secret, commitment), lang or usual_language())


@program.command
def arena(  # noqa: PLR0913
    game: GameName,
    *,
    players: Annotated[int, "How many sit at a table."],
    bots: Annotated[
        str,
        "Bots, separated by commas: dealt to the seats in turn, or all choices; cmd:COMMAND runs yours.",
    ],
    games: Annotated[int, "How many games; rounded up so that every setup has all seatings."] = 100,
    seed: Annotated[str, "The same seed deals the same setups."] = "arena",
    seconds: Annotated[float | None, "Seconds a move for every bot, instead of its usual simulations."] = None,
    out: Annotated[Path, "A folder for records and report; a tournament there goes on."] = Path("arena"),
    workers: Annotated[int | None, "How many processes; one a core by default."] = None,
    cluster: Annotated[str | None, "Play there instead: dask://HOST:PORT or ray://HOST:PORT."] = None,
    options: Options = "{}",
    lang: Lang = None,
) -> int:
    """Let bots compete: every setup with all seatings, ratings with intervals, and a report with plots."""
    from lichtspiel.arena.tournament import Plan
    from lichtspiel.cli.arena import compete

    plan = Plan(game, players, tuple(bots.split(",")), games, seed, options, seconds)
    return compete(plan, out, workers, cluster, lang or usual_language())


@program.command
def serve(  # noqa: PLR0913
    *,
    host: Annotated[str | None, "The address to listen at; 127.0.0.1 by default."] = None,
    port: Annotated[int | None, "The port; 8000 by default, 0 takes any free one."] = None,
    data: Annotated[str | None, "The folder for the games; ./lichtspiel-data by default."] = None,
    database: Annotated[str | None, "A database URL instead of SQLite in that folder."] = None,
    cluster: Annotated[str | None, "Be one of several servers: the NATS address they meet at."] = None,
    node: Annotated[str | None, "What this server is called in the cluster."] = None,
    role: Annotated[str | None, "In the cluster: all, or relay (owns no tables)."] = None,
    public_url: Annotated[str | None, "How others reach this server, for invitation links."] = None,
    proxies: Annotated[str | None, "Addresses of proxies to believe, separated by commas."] = None,
    open: Annotated[  # noqa: A002
        bool, "Show the page in this machine's browser; takes any port if 8000 is taken."
    ] = False,
    lang: Lang = None,
) -> int:
    """Run the table server. Every setting can also be given as LICHTSPIEL_NAME: see docs/hosting.md."""
    from lichtspiel.cli.serve import serve_tables

    flags = {"host": host, "port": port, "data": data, "database": database}
    flags |= {"cluster": cluster, "node": node, "role": role, "public_url": public_url, "proxies": proxies}
    return serve_tables(lang or usual_language(), flags, opens=open)


@program.command
def think(
    *,
    cluster: Annotated[str | None, "The NATS address where the servers meet; LICHTSPIEL_CLUSTER if not given."] = None,
    processes: Annotated[int | None, "How many bots think at once; one a core by default."] = None,
    name: Annotated[str | None, "What this machine is called in the servers' logs."] = None,
    lang: Lang = None,
) -> int:
    """Let bots think on this machine for the servers of a cluster: see docs/hosting.md."""
    from lichtspiel.cli.think import think_elsewhere

    return think_elsewhere(cluster, processes, name, lang or usual_language())


@program.command
def backup(
    out: Annotated[Path, "The file to write; a copy of the whole database."],
    *,
    data: Annotated[str | None, "The folder with the games; ./lichtspiel-data by default."] = None,
    force: Annotated[bool, "Overwrite the file if it exists."] = False,
    lang: Lang = None,
) -> int:
    """Copy all games into one file, also while the server runs."""
    from lichtspiel.cli.serve import back_up

    return back_up(data, out, lang or usual_language(), force=force)


@program.command
def tidy(
    *,
    data: Annotated[str | None, "The folder with the games; ./lichtspiel-data by default."] = None,
    database: Annotated[str | None, "A database URL instead of SQLite in that folder."] = None,
    dry_run: Annotated[bool, "Only say how much would go."] = False,
    lang: Lang = None,
) -> int:
    """Delete tables, links and people that have expired (LICHTSPIEL_KEEP_…), also while the server runs."""
    from lichtspiel.cli.upkeep import tidy_up

    return tidy_up(lang or usual_language(), {"data": data, "database": database}, dry=dry_run)


@program.command
def rotate_key(
    *,
    data: Annotated[str | None, "The folder with the games; ./lichtspiel-data by default."] = None,
    database: Annotated[str | None, "A database URL instead of SQLite in that folder."] = None,
    lang: Lang = None,
) -> int:
    """Sign cookies with a new key from the server's next start on; the old key stays valid until the next rotation."""
    from lichtspiel.cli import upkeep

    return upkeep.rotate_key(lang or usual_language(), {"data": data, "database": database})


def main() -> None:
    """The command `lichtspiel`: returns 0 if all is well, 1 if a record is bad, 2 if the arguments are."""
    try:
        code = program.run()
    except CommandError as error:
        code = report_error(error)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)

"""`python -m benchmarks`: the engines measured on this machine, as ratios within one run, since machines are noisy."""

import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.timing import a_second
from lichtspiel import AnyGame, Chance, Match, Position, load, names
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.core.engine import Engine, random_game, random_playout
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.form import compiled

ROUNDS: Final = 3  # each figure is the best of this many rounds, taken in turn, so that noise affects all equally
DEALS: Final = 40
MIDGAME: Final = 20  # plies
COPIES: Final = 1000
REPEATS: Final = 20  # of something short between two checks of the clock
MOST_BYTES: Final = 16_384
MOST_MS: Final = {"skilled": "≤ 100 ms", "master": "≤ 1,000 ms, 99 % within 2,000 ms"}

COMPILED_BAR: Final = {"lichterfest": 40, "leuchtturm": 40, "lumen": 20}
# Games of OpenSpiel's, in C++, of about the same kind; at the number of players they are compared at.
RIVALS: Final = {("lichterfest", 2): "quoridor", ("lumen", 4): "oh_hell(players=4)"}
# Those whose moves are also compared when Python asks for and makes each one.
DRIVEN_FROM_PYTHON: Final = {"lumen"}


class Row(NamedTuple):
    """One line of the report: a figure, and what it is compared with."""

    what: str
    figure: str
    ratio: str = ""
    bar: str = ""


def run(seconds: float, markdown: bool) -> int:
    """Measure everything and print the table."""
    rows = measure_all(seconds / ROUNDS)
    if markdown:
        print("| what | figure | ratio | bar |\n|---|---|---|---|")
        print("\n".join(f"| {' | '.join(row)} |" for row in rows))
        return 0
    table = Table("what", "figure", "ratio", "bar")
    for row in rows:
        table.add_row(*row)
    Console(highlight=False).print(table)
    return 0


def measure_all(share: float) -> list[Row]:
    """Every row of the report."""
    if not compiled():
        return [Row("The engines run uncompiled here: install a C compiler and sync again.", "–")]
    tables = [(load(name), players) for name in names() for players in load(name).players]
    shown = track(tables, "Measuring", console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)
    return [row for game, players in shown for row in measure_table(game, players, share)] + measure_adapters(share)


def measure_adapters(share: float) -> list[Row]:
    """Random games through PettingZoo and OpenSpiel against games of theirs, and at many tables at once."""
    try:
        from benchmarks import adapters
        from lichtspiel.adapters import openspiel, pettingzoo
    except ImportError:
        return []
    rows: list[Row] = []
    for game in map(load, names()):
        players, spiel = game.players[0], openspiel.name_of(game)
        table = pettingzoo.env(game.name, players)
        ours = hanabi = spiels = dominoes = many = 0.0
        for _ in range(ROUNDS):
            ours = max(ours, adapters.plies_of_pettingzoo(table, share))
            hanabi = max(hanabi, adapters.plies_of_hanabi(share))
            spiels = max(spiels, adapters.plies_of_openspiel(spiel, share))
            dominoes = max(dominoes, adapters.plies_of_dominoes(share))
            many = max(many, adapters.plies_of_lockstep(game.name, players, share))
        rows.append(Row(f"{game.name}, {players} players: through PettingZoo", f"{ours:,.0f} plies/s"))
        if hanabi:
            rows.append(versus(f"… PettingZoo's {adapters.PETTINGZOO_RIVAL}", hanabi, ours, 10))
        rows.append(Row("… through OpenSpiel, from Python", f"{spiels:,.0f} plies/s"))
        rows.append(versus(f"… OpenSpiel's {adapters.OPENSPIEL_RIVAL}", dominoes, spiels, 3))
        rows.append(Row(f"… {adapters.TABLES} tables in lockstep", f"{many:,.0f} plies/s", f"{many / ours:.1f}", "> 1"))
    return rows


def versus(what: str, theirs: float, ours: float, bar: int) -> Row:
    """Somebody else's figure, and how many times as fast ours is."""
    return Row(what, f"{theirs:,.0f} plies/s", f"{ours / theirs:.1f}", f"≥ {bar}")


def measure_table(game: AnyGame, players: int, share: float) -> list[Row]:
    """Random games at a table of this size, compiled, uncompiled and OpenSpiel's, then the parts they are made of."""
    rival = RIVALS.get((game.name, players))
    ours = source = theirs = 0.0
    for _ in range(ROUNDS):
        ours = max(ours, plies_a_second(game, players, share))
        source = max(source, plies_uncompiled(game, players, share))
        theirs = max(theirs, plies_of_rival(rival, share) if rival else 0.0)
    title = f"{game.name}, {players} players"
    rows = [
        Row(f"{title}: random games, all legal moves listed", f"{ours:,.0f} plies/s"),
        Row("… uncompiled", f"{source:,.0f} plies/s", f"{ours / source:.1f}", f"≥ {COMPILED_BAR.get(game.name, 1)}"),
    ]
    if theirs:
        rows.append(Row(f"… OpenSpiel's {rival} in C++", f"{theirs:,.0f} plies/s", f"{ours / theirs:.2f}", "≥ 1"))
    if theirs and game.name in DRIVEN_FROM_PYTHON:
        rows += measure_from_python(game, players, rival or "", share)
    rows += measure_parts(game, players, share) + measure_aids(game, players, share)
    return rows + [level_row(level, thinking_times(game, players, level, ROUNDS * share)) for level in MOST_MS]


def level_row(level: str, times: Sequence[float]) -> Row:
    """How long a level thinks about a move, and how long it may."""
    figure = f"{fmean(times):,.1f} ms, 99 % within {quantiles(times, n=100)[98]:,.0f} ms"
    return Row(f"… {level} bots, a move with a choice", figure, "", MOST_MS[level])


def thinking_times(game: AnyGame, players: int, level: str, least: float) -> list[float]:
    """How long bots of a level think, in milliseconds of one core, in whole games, for at least this many seconds."""
    times: list[float] = []
    number = 0
    while sum(times) < 1000 * least:
        times += thinking_times_of_game(game, players, level, number)
        number += 1
    return times


def thinking_times_of_game(game: AnyGame, players: int, level: str, number: int) -> Iterator[float]:
    """The same in one game; moves without a choice are not counted."""
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), f"bench {number}")
    company = Company(match, seat_bots([level], players), f"bench {number}")
    while match.position.to_move is not None:
        begun = time.process_time()
        move = company.choose()
        if len(match.position.legal()) > 1:
            yield 1000 * (time.process_time() - begun)
        company.play(move)


def measure_from_python(game: AnyGame, players: int, rival: str, share: float) -> list[Row]:
    """Random games in which Python lists the moves and makes one, integers as in OpenSpiel, and typed moves."""
    from benchmarks.adapters import plies_of_openspiel

    ours = typed = theirs = 0.0
    for _ in range(ROUNDS):
        ours = max(ours, plies_from_python(game, players, share))
        typed = max(typed, plies_typed(game, players, share))
        theirs = max(theirs, plies_of_openspiel(rival, share))
    return [
        Row("… move by move from Python, integers", f"{ours:,.0f} plies/s"),
        Row(f"… OpenSpiel's {rival} from Python", f"{theirs:,.0f} plies/s", f"{ours / theirs:.2f}", "≥ 1"),
        Row("… move by move from Python, typed moves", f"{typed:,.0f} plies/s", f"{typed / theirs:.2f}"),
    ]


def measure_aids(game: AnyGame, players: int, share: float) -> list[Row]:
    """What helps a person at the table: the reach finder and the deduction pad."""
    position = midgame(game, players)
    if game.name == "leuchtturm":
        from lichtspiel.games.leuchtturm import reach

        while position.view(position.to_move or 0).phase != "move":  # type: ignore[attr-defined]
            position.apply(position.legal()[0])
        return [aid("reach finder", reach, position, share, 2)]
    if game.name == "lumen":
        from lichtspiel.games.lumen import possible

        return [aid("deduction pad", possible, position, share, 1)]
    return []


def aid(what: str, help_with: Callable[[Any], object], position: Position, share: float, most_ms: int) -> Row:
    """How long an aid takes, and how long it may."""
    view = position.view(position.to_move or 0)
    return Row(f"… {what}", f"{1000 / times_a_second(lambda: help_with(view), share):.3f} ms", "", f"< {most_ms} ms")


def measure_parts(game: AnyGame, players: int, share: float) -> list[Row]:
    """What a searching bot does, and what a person's move costs, from the middle of a game."""
    chance = Chance("parts")
    position = midgame(game, players)
    seat = position.to_move or 0
    view, engine = position.view(seat), position.engine
    starts = deals(game, players)

    def playout() -> None:
        random_playout(starts[chance.below(DEALS)].clone(), chance)

    parts: dict[str, Callable[[], object]] = {
        "random games without listing": playout,
        "clone": engine.clone,
        "redeal (imagine anew in a world at hand)": lambda: engine.clone().redeal(seat, chance),
        "imagine from a view": lambda: game.imagine(view, chance),
        "view": lambda: position.view(seat),
        "clone and play one typed, checked move": lambda: position.clone().play(position.random_move(chance)),
    }
    rows = [Row(f"… {what}", f"{times_a_second(do, share):,.0f}/s") for what, do in parts.items()]
    size = bytes_of(position)
    return [*rows, Row("… memory of a position", f"{size:,} bytes", "", f"< {MOST_BYTES:,}")]


def plies_a_second(game: AnyGame, players: int, share: float) -> float:
    """Random games in the engine, listing all legal moves at each: plies in a second of one core."""
    starts, chance = deals(game, players), Chance("bench")
    return a_second(lambda number: random_game(starts[number % DEALS].clone(), chance), share)


def plies_uncompiled(game: AnyGame, players: int, share: float) -> float:
    """The same in another process, on the plain source."""
    program = (
        "from lichtspiel import load; from benchmarks.engines import plies_a_second;"
        f"print(plies_a_second(load({game.name!r}), {players}, {share}))"
    )
    environment = os.environ | {"LICHTSPIEL_FORM": "source"}
    return float(subprocess.check_output([sys.executable, "-c", program], env=environment, text=True))


def plies_of_rival(rival: str, share: float) -> float:
    """Uniform random bots of OpenSpiel's on a game of OpenSpiel's, all in C++; 0 if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return 0.0
    game = pyspiel.load_game(rival)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def played(number: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return int(state.move_number())

    return a_second(played, share)


def plies_from_python(game: AnyGame, players: int, share: float) -> float:
    """Random games move by move in the engine: list the moves, make one."""
    chance, starts = Chance("python"), deals(game, players)

    def played(number: int) -> int:
        engine, plies = starts[number % DEALS].clone(), 0
        while moves := engine.legal():
            engine.apply(moves[chance.below(len(moves))])
            plies += 1
        return plies

    return a_second(played, share)


def plies_typed(game: AnyGame, players: int, share: float) -> float:
    """The same with typed moves."""
    chance = Chance("python")

    def played(number: int) -> int:
        position, plies = game.new(players, number), 0
        while moves := position.legal():
            position.apply(moves[chance.below(len(moves))])
            plies += 1
        return plies

    return a_second(played, share)


def times_a_second(do: Callable[[], object], share: float) -> float:
    """How often something can be done in a second of one core."""

    def repeated(_: int) -> int:
        for _ in range(REPEATS):
            do()
        return REPEATS

    return a_second(repeated, share)


def deals(game: AnyGame, players: int) -> list[Engine]:
    """First positions to play from."""
    return [game.new(players, f"bench {seed}").engine for seed in range(DEALS)]


def midgame(game: AnyGame, players: int) -> Position:
    """A position some moves into a game."""
    position, chance = game.new(players, "bench"), Chance("bench")
    for _ in range(MIDGAME):
        position.apply(position.random_move(chance))
    return position


def bytes_of(position: Position) -> int:
    """What one more copy of a position costs."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [position.clone() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)

"""`python -m benchmarks.against COMMIT PAGE`: the engines of an earlier commit and of this one, in one run, as a page.

Three forms are compared: then, now, and now compiled with a profile (0090). Each is built once, in build/against, and
measured in processes of its own, in turn, by processor time; what is compared are the medians.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = ROOT / "build" / "against"
ROUNDS: Final = 3
SHARE: Final = 0.1  # seconds for each figure in each round
SIZES: Final = {"lichterfest": (2, 4), "leuchtturm": (2, 4), "lumen": (3, 5)}
WHAT: Final = ("games, all moves listed", "games, lazily", "clone", "clone and redeal", "imagine from a view")
# What issue and decision ask for; for games now and with a profile.
BARS: Final = {"games, all moves listed": ("≥ 2.6", "≥ 3.4"), "games, lazily": ("≥ 2", "≥ 2.6")}
OTHER_BARS: Final = ("≥ 2", "")

HEADING: Final = """\
# The engines, then and now

Made by `make against`: the engines of commit {commit}, of this one, and of this one compiled with a profile
([0090](decisions/0090-speed-of-the-engines.md)), each compiled with the same Python and compiler and measured in
processes of its own, in turn, in processor time; each figure is the median of {rounds} rounds. The ratios are those to
the first column. All three play the same games, which the comparison checks.
"""

BUILD: Final = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from hatch_build import compile_in_place
sys.exit(not compile_in_place(Path(sys.argv[1])))
"""

# Prints how often each can be done in a second of one core, then what shows that the same games were played.
MEASURE: Final = """
import sys, time
from lichtspiel import Chance, load
from lichtspiel.core.engine import random_game, random_playout
game, players, share = load(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
def rate(do, once):
    times, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < share:
        for _ in range(once):
            do()
        times += once
    return times / spent
starts, chance = [game.new(players, f"bench {seed}").engine for seed in range(40)], Chance("bench")
def games(play):
    def one():
        play(starts[chance.below(40)].clone(), chance)
    return one
position, middle = game.new(players, "bench"), Chance("bench")
for _ in range(20):
    position.apply(position.random_move(middle))
engine, seat = position.engine, position.to_move or 0
view = position.view(seat)
print(rate(games(random_game), 20), rate(games(random_playout), 20), rate(engine.clone, 500),
      rate(lambda: engine.clone().redeal(seat, chance), 200), rate(lambda: game.imagine(view, chance), 50))
same = Chance("same")
print(sum(play(start.clone(), same) for start in starts for play in (random_game, random_playout)), same.word())
"""


class Form(NamedTuple):
    """One form of the engines: its name in the table, and the folder with its sources and extensions."""

    name: str
    source: Path


def main(commit: str, page: str) -> None:
    """Build what is missing, measure, and write the page."""
    forms = [
        Form(f"at {commit}", built(commit, commit, {})),
        Form("now", built("now", "HEAD", {})),
        Form("with a profile", built("profiled", "HEAD", {"LICHTSPIEL_PGO": "1"})),
    ]
    lines = [HEADING.format(commit=commit, rounds=ROUNDS)]
    lines.append("| | " + " | ".join(form.name for form in forms) + " | ratios | bars |\n|---|---|---|---|---|---|")
    for game, sizes in SIZES.items():
        for players in sizes:
            lines += rows(forms, game, players)
            print(*lines[-len(WHAT) :], sep="\n", flush=True)
    Path(page).write_text("\n".join(lines) + "\n")


def built(name: str, commit: str, options: dict[str, str]) -> Path:
    """The sources of a commit with their extensions, compiled unless they are there."""
    tree = BUILT / name
    if name != commit:  # what HEAD is changes
        sha = subprocess.check_output(["git", "rev-parse", "--short", commit], cwd=ROOT, text=True).strip()
        tree = BUILT / f"{name}-{sha}"
    if not any(tree.glob("src/*.so")):
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(tree)], input=archive, check=True)
        subprocess.run([sys.executable, "-c", BUILD, str(tree)], env=os.environ | options, check=True)
    return tree / "src"


def rows(forms: list[Form], game: str, players: int) -> Iterator[str]:
    """The table's rows for a game and a number of players."""
    rounds = [[measured(form, game, players) for form in forms] for _ in range(ROUNDS)]
    assert len({games for each in rounds for _, games in each}) == 1, f"{game}, {players} players: other games"
    for number, what in enumerate(WHAT):
        then, *later = (median(each[form][0][number] for each in rounds) for form in range(len(forms)))
        figures = " | ".join(f"{figure:,.0f}/s" for figure in (then, *later))
        ratios = " · ".join(f"{figure / then:.2f}" for figure in later)
        bars = BARS.get(what, OTHER_BARS) if game == "lichterfest" else OTHER_BARS if number > 1 else ()
        title = f"{game}, {players} players: {what}" if number == 0 else f"… {what}"
        yield f"| {title} | {figures} | {ratios} | {' · '.join(filter(None, bars))} |"


def measured(form: Form, game: str, players: int) -> tuple[list[float], str]:
    """One round of one form: its figures, and what shows which games were played."""
    command = [sys.executable, "-c", MEASURE, game, str(players), str(SHARE)]
    environment = os.environ | {"PYTHONPATH": str(form.source)}
    figures, games = subprocess.check_output(command, env=environment, text=True, cwd=BUILT).splitlines()
    return [float(figure) for figure in figures.split()], games


if __name__ == "__main__":
    main(*sys.argv[1:])

"""What the rig takes for granted: bots know nothing hidden, are even with themselves, and repeat themselves."""

from pathlib import Path
from statistics import fmean

import pytest

from benchmarks.rig.frozen_player import GAMES
from benchmarks.rig.moments import Moment, moment_at
from lichtspiel import Chance, Event, Match, Move, load
from lichtspiel.arena.statistics import outcome, seats
from lichtspiel.arena.tournament import Plan, run
from lichtspiel.bots import kinds, make
from lichtspiel.bots.bot import Budget
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.results import victory
from tests.conformance.disguises import disguise

TRUTHS = 20
STAGES = (0.1, 0.4, 0.8)  # of a random game
SHORT = Budget(simulations=12)


def course(match: Match, moves: list[Move]) -> Moment:
    """The choice after these moves."""
    events: list[Event] = []
    for move in moves:
        events += match.play(move)
    return moment_at(match.position, events)


def courses(game: AnyGame, players: int) -> list[tuple[Match, list[Move]]]:
    """Fresh matches, and how a random game went on, up to a choice at some stages of it."""
    names = tuple(SAMPLE_NAMES[:players])
    match, chance = Match.dealt(game, names, f"truth {players}"), Chance(players)
    choices = []
    while match.position.to_move is not None:
        if len(match.position.legal()) > 1:
            choices.append(len(match.moves))
        match.play(match.position.random_move(chance))
    moves = [move for _, move in match.moves]
    plies = [choices[int(stage * len(choices))] for stage in STAGES]
    return [(Match(game, match.setup, names), moves[:ply]) for ply in plies]


def test_no_bot_chooses_by_what_is_hidden(game: AnyGame, players: int) -> None:
    """Twenty truths that the seat cannot tell apart, as far as there are so many: every bot makes the same choice."""
    different = set()
    for match, moves in courses(game, players):
        true = course(match, moves)
        said = choices_of_all(game, true)
        for number in range(TRUTHS):
            setup = disguise(game, match.setup, moves, true.seat, Chance(number), match.options)
            different.add(str(setup))
            other = course(Match(game, setup, match.players), moves)
            assert other == true, "the seat could tell the truths apart"
            assert choices_of_all(game, other) == said
    assert len(different) > TRUTHS


def choices_of_all(game: AnyGame, moment: Moment) -> list[Move]:
    """What every bot of a game does."""
    chosen = []
    for name in kinds(game):
        bot = make(name, game, moment.seat, "choices", SHORT)
        bot.hear(moment.told)
        chosen.append(bot.choose(moment.view, moment.legal))
    return chosen


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_even_with_itself_on_every_setup(name: str, tmp_path: Path) -> None:
    """Casual is greedy by another name: over all seatings it wins its share exactly, or seats or seeds are mixed up."""
    assert kinds(load(name))["casual"] is kinds(load(name))["greedy"]
    for players in {load(name).players[0], load(name).players[-1]}:
        plan = Plan(name, players, ("casual", *["greedy"] * (players - 1)), 1)
        records = run(plan, tmp_path / f"{players}.jsonl", workers=1)
        assert len(records) == players
        assert all(record.moves == records[0].moves for record in records)
        share = fmean(victory(outcome(record), seats(record).index("casual")) for record in records)
        assert share == pytest.approx(1 / players)


def test_the_same_games_with_any_number_of_workers(tmp_path: Path) -> None:
    for name in GAMES:
        players = load(name).players[0]
        plan = Plan(name, players, ("master", "flat", "skilled")[:players], 2 * players, simulations=12)
        alone, together = (run(plan, tmp_path / f"{name} {workers}", workers) for workers in (1, 2))
        assert [record.moves for record in alone] == [record.moves for record in together]

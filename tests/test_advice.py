"""Advice: whether it keeps what it promised, and the chances it gives once the game is decided."""

from collections.abc import Iterator

import pytest

from lichtspiel import Chance, Match, Position, load
from lichtspiel.bots import win_chances
from lichtspiel.bots.advice import Adviser, left_of, settled
from lichtspiel.bots.certainty import Reach, certain
from lichtspiel.core.moves import Move
from lichtspiel.core.results import victory
from lichtspiel.games.leuchtturm.views import LeuchtturmView
from lichtspiel.games.lichterfest.rules import LichterfestEngine

GUESS = (0.5, 0.3, 0.2)


def last_move(position: Position) -> Move:
    """Play at random until a single move is left that visibly ends the game."""
    chance = Chance("last move")
    while True:
        legal, seat = list(position.legal()), position.to_move
        assert seat is not None
        if len(legal) == 1 and any(hasattr(event, "result") for event in position.preview(legal[0], seat)):
            return legal[0]
        position.play(legal[chance.below(len(legal))])


def test_a_move_that_ends_the_game_leaves_no_doubt_who_wins() -> None:
    position = load("lichterfest").new(3, seed="decided")
    assert settled(position, position.legal()[0], 0, GUESS) == GUESS
    move, seat = last_move(position), position.to_move
    assert seat is not None
    chances = settled(position, move, seat, GUESS)
    position.play(move)
    assert position.result is not None
    winners = [place == 1 for place in position.result.places]
    assert sum(chances) == 1
    assert [chance > 0 for chance in chances] == winners


def at_random(position: Position, chance: Chance) -> Iterator[Position]:
    """Each position of a game that is played on at random."""
    while position.to_move is not None:
        yield position
        position.play(position.random_move(chance))


@pytest.mark.parametrize("name", ["lichterfest", "lumen"])
def test_who_is_certain_to_win_does_so_however_it_is_played(name: str) -> None:
    """Only near the end: the chances of every position would take long."""
    game, early = load(name), 0
    for seed in range(8):
        played = game.new(3, seed=seed)
        length = sum(1 for _ in at_random(played, Chance(seed)))
        again = game.new(3, seed=seed)
        for number, position in enumerate(at_random(again, Chance(seed))):
            if number < length - 6:
                continue
            chances = win_chances(game, position.view(0), Chance(1))
            if 1.0 in chances:
                early += 1
                for other in range(5):
                    end = position.clone()
                    for _ in at_random(end, Chance(other)):
                        pass
                    assert end.result is not None
                    assert tuple(victory(end.result, seat) for seat in range(3)) == chances
    assert early > 3


def test_a_lead_in_the_last_turn_of_all_is_certain() -> None:
    """L21: whatever the last one still does, the others have ended their turns."""
    game = load("lichterfest")
    for seed in range(40):
        for position in at_random(game.new(2, seed=seed), Chance(seed)):
            engine = position.engine
            assert isinstance(engine, LichterfestEngine)
            mover = int(engine.to_move)
            ahead = engine.points(mover) - engine.points(1 - mover)
            if engine.last_turns == 2 and len(position.legal()) > 1 and ahead > 0:
                assert win_chances(game, position.view(mover), Chance(1))[mover] == 1.0
                return
    pytest.fail("no such game")


def test_nothing_is_certain_while_somebody_can_draw_level() -> None:
    assert certain([Reach(5, 9), Reach(0, 4)]) == (1.0, 0.0)
    assert certain([Reach(5, 9), Reach(0, 5)]) is None


def laid_by(match: Match, seat: int) -> set[str]:
    view = match.position.view("table")
    assert isinstance(view, LeuchtturmView)
    return {card.tower for card in view.seats[seat].laid}


@pytest.mark.parametrize("seed", [1, 2])
def test_who_follows_advice_gets_in_this_turn_what_it_promised(seed: int) -> None:
    match = Match.dealt(load("leuchtturm"), ("Ada", "Ben"), seed)
    advisers, promised, kept = [Adviser(match.game, seat) for seat in (0, 1)], set[str](), 0
    turn = 0
    while (seat := match.position.to_move) is not None and len(match.moves) < 80:
        view = match.position.view(seat)
        assert isinstance(view, LeuchtturmView)
        if view.turn != turn:
            assert not promised
            turn = view.turn
        made = [move for _, move in match.moves]
        advice = advisers[seat].advise(view, match.position.legal(), made)
        promised |= {str(reason.args["tower"]) for reason in advice.reasons if reason.code == "leads-to"}
        match.play(advice.move)
        kept += len(promised & laid_by(match, view.active))
        promised -= laid_by(match, view.active)
    assert kept


def test_who_does_not_follow_advice_gets_another_plan() -> None:
    match = Match.dealt(load("leuchtturm"), ("Ada", "Ben"), 1)
    while True:
        seat, legal = match.position.to_move or 0, match.position.legal()
        adviser = Adviser(match.game, seat)
        advice = adviser.advise(match.position.view(seat), legal, [move for _, move in match.moves])
        planned = len(adviser.course) > len(match.moves) + 1
        other = next((move for move in legal if move != advice.move), advice.move)
        match.play(other if planned else advice.move)
        made = [move for _, move in match.moves]
        assert planned is False or left_of(adviser.course, made) == []
        if planned and match.position.to_move == seat:
            again = adviser.advise(match.position.view(seat), match.position.legal(), made)
            assert again == Adviser(match.game, seat).advise(match.position.view(seat), match.position.legal())
            return

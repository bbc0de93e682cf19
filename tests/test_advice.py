"""Advice: whether it keeps what it promised, and the chances it gives once the game is decided."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from lichtspiel import Chance, Match, Position, load, tell
from lichtspiel.bots import win_chances
from lichtspiel.bots.advice import Adviser, settled
from lichtspiel.bots.bot import Reason
from lichtspiel.bots.certainty import Reach, certain
from lichtspiel.bots.leuchtturm.players import MasterBot
from lichtspiel.bots.leuchtturm.reasons import standing
from lichtspiel.core.moves import Move
from lichtspiel.core.results import victory
from lichtspiel.games.leuchtturm.events import Completed
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


def whole_turns(match: Match, most: int) -> Iterator[tuple[int, float, bool]]:
    """A game played by advice alone: the turn, the chance told to its seat, and whether something came to light."""
    advisers = [Adviser(match.game, seat) for seat in range(len(match.players))]
    shown = False
    while (seat := match.position.to_move) is not None and len(match.moves) < most:
        view = match.position.view(seat)
        assert isinstance(view, LeuchtturmView)
        advice = advisers[seat].advise(view, match.position.legal(), [move for _, move in match.moves])
        yield view.turn, advice.chances[seat], shown or seat != view.active
        shown = any(isinstance(event, Completed) for event in match.play(advice.move))


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_who_follows_advice_is_told_the_same_chances_until_something_comes_to_light(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the plan that is followed, but for the chance in imagined worlds."""
    monkeypatch.setattr("lichtspiel.bots.advice.strongest", lambda game: "skilled")  # it thinks less, and plans too
    match = Match.dealt(load("leuchtturm"), ("Ada", "Ben", "Cem", "Dan")[: 2 + seed % 3], seed)
    compared = 0
    for (turn, before, _), (next_turn, after, shown) in pairwise(whole_turns(match, most=120)):
        if turn == next_turn and not shown:
            assert after > before - 0.1, (turn, before, after)
            compared += 1
    assert compared > 50


def test_who_does_not_follow_advice_gets_another_plan() -> None:
    match = Match.dealt(load("leuchtturm"), ("Ada", "Ben"), 1)
    while True:
        seat, legal = match.position.to_move or 0, match.position.legal()
        adviser = Adviser(match.game, seat)
        advice = adviser.advise(match.position.view(seat), legal, [move for _, move in match.moves])
        planned = len(adviser.course.advised) > 1
        other = next((move for move in legal if move != advice.move), advice.move)
        match.play(other if planned else advice.move)
        made = [move for _, move in match.moves]
        assert planned is False or adviser.course.left_after(made) == []
        if planned and match.position.to_move == seat:
            again = adviser.advise(match.position.view(seat), match.position.legal(), made)
            assert again == Adviser(match.game, seat).advise(match.position.view(seat), match.position.legal())
            return


@pytest.mark.parametrize("name", ["lichterfest", "leuchtturm", "lumen"])
def test_who_asks_again_is_told_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the first move of a turn and in the middle of a plan."""
    monkeypatch.setattr("lichtspiel.bots.advice.strongest", lambda game: "skilled")
    match = Match.dealt(load(name), ("Ada", "Ben", "Cem"), 1)
    advisers = [Adviser(match.game, seat) for seat in range(3)]
    for _ in range(30):
        seat = match.position.to_move
        assert seat is not None
        made = [move for _, move in match.moves]
        asked = match.position.view(seat), match.position.legal(), made
        advice = advisers[seat].advise(*asked)
        assert advisers[seat].advise(*asked) == advice
        events = match.play(advice.move)
        for adviser in advisers:
            adviser.hear(tell(events, adviser.seat))


def praised(reasons: list[Reason]) -> list[tuple[str, int]]:
    """The orders of which a hint says how many stones stand, or will."""
    return [
        (str(reason.args["tower"]), int(reason.args["stones"]))
        for reason in reasons
        if reason.code in {"grows", "will-stand", "keeps"}
    ]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", [1, 4, 8, 11])
def test_what_a_hint_praises_still_stands_when_its_turn_ends(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is undone by the next hint of the same turn, and nothing passed up that a later one completes."""
    monkeypatch.setattr(MasterBot, "simulations", 96)
    match = Match.dealt(load("leuchtturm"), ("Ada", "Ben", "Cem")[:players], seed)
    advisers = [Adviser(match.game, each) for each in range(players)]
    stones, passed, built, turn, kept = set[tuple[str, int]](), set[str](), set[str](), 0, 0
    while (seat := match.position.to_move) is not None and len(match.moves) < 70:
        view = match.position.view(seat)
        assert isinstance(view, LeuchtturmView)
        if view.turn != turn or view.phase == "refill":
            lost = [found for found in stones if found[0] not in built and standing(found[0], view.islands) < found[1]]
            assert not lost, (turn, lost)
            assert not passed & built, turn
            kept += len(stones)
            stones, passed, built, turn = set(), set(), set(), view.turn
        advice = advisers[seat].advise(view, match.position.legal(), [move for _, move in match.moves])
        if seat == view.active:
            stones |= set(praised(advice.reasons))
            passed |= {str(reason.args["tower"]) for reason in advice.reasons if reason.code == "forgoes"}
        events = match.play(advice.move)
        built |= {event.tower for event in events if isinstance(event, Completed)}
        for adviser in advisers:
            adviser.hear(tell(events, adviser.seat))
    assert kept > 3

"""Only moves from which nobody learnt anything can be taken back. The games say which; imagined worlds check it."""

from collections import Counter

from lichtspiel import Chance, Move, Position
from lichtspiel.core.events import TABLE, Viewer, tell
from lichtspiel.core.games import AnyGame, Game

WORLDS = 16  # of two equally likely secrets, one in 65,000 would escape so many
CHECKED = 12  # harmless moves of a kind that are looked at in all those worlds, which takes a while


def somebody_learns(before: Position, move: Move) -> bool:
    """Whether some viewer knows more after this move than the move itself.

    For each viewer, worlds are imagined that fit what they know. If the move were illegal in one of them, or looked
    different there, then having seen it made here tells them which world they are in.
    """
    viewers: list[Viewer] = [*range(int(before.engine.players())), TABLE]
    return any(learns(viewer, before, move) for viewer in viewers)


def learns(viewer: Viewer, before: Position, move: Move) -> bool:
    seen, view = what_is_seen(before.clone(), move, viewer), before.view(viewer)
    worlds = (before.game.imagine(view, Chance(number)) for number in range(WORLDS))
    return any(what_is_seen(world, move, viewer) != seen for world in worlds)


def what_is_seen(position: Position, move: Move, viewer: Viewer) -> object:
    """What the viewer sees of a move and after it, and whether it stays; None if it is not legal here."""
    if position.check(move) is not None:
        return None
    before = position.clone()
    events = position.play(move)
    return tell(events, viewer), position.view(viewer).json(), before.reveals(move, events)


def reveals(position: Position, move: Move) -> bool:
    """What the game says of it."""
    return position.reveals(move, position.clone().play(move))


def test_what_a_game_lets_take_back_showed_nobody_anything(game: AnyGame, players: int) -> None:
    harmless: Counter[str] = Counter()
    for seed in range(4):
        position, chance = game.new(players, seed), Chance(seed)
        for _ in range(250):
            if position.to_move is None:
                break
            move = position.random_move(chance)
            kind = type(move).__name__
            if not reveals(position, move) and harmless[kind] < CHECKED:
                harmless[kind] += 1
                assert not somebody_learns(position, move), move
            position.apply(move)
    assert harmless, "nothing could ever be taken back, so the test proved nothing"


def test_what_stays_showed_somebody_something(game: AnyGame, players: int) -> None:
    """Not every single time: the last hidden card can be counted out. But as a rule."""
    found: Counter[bool] = Counter()
    position, chance = game.new(players, 1), Chance(1)
    for _ in range(60):
        if position.to_move is None:
            break
        move = position.random_move(chance)
        if reveals(position, move):
            found[somebody_learns(position, move)] += 1
        position.apply(move)
    assert found[True] > 9 * found[False]


def test_a_game_that_says_nothing_lets_nothing_be_taken_back(game: AnyGame) -> None:
    moves = game.new(game.players[0], 1).legal()
    assert all(isinstance(move, Game.revealing) for move in moves)

"""Only moves that showed nobody anything can be taken back. The games say which; imagined worlds check it."""

from collections import Counter

from lichtspiel import Chance, Move, Position
from lichtspiel.core.events import TABLE, Viewer, tell
from lichtspiel.core.games import AnyGame, Game

WORLDS = 16  # with two equally likely secrets, a leak escapes this many once in 65,000 times
CHECKED = 12  # harmless moves of each kind to check in all those worlds, which takes a while


def somebody_learns(before: Position, move: Move) -> bool:
    """Whether some viewer learns more from this move than that it was made.

    For each viewer, worlds are imagined that fit what they know. If the move were illegal in one of them, or looked
    different there, then having seen it made here tells them which world they are in.
    """
    viewers: list[Viewer] = [*range(int(before.engine.players())), TABLE]
    return any(learns(viewer, before, move) for viewer in viewers)


def learns(viewer: Viewer, before: Position, move: Move, person: int | None = None) -> bool:
    """Whether a viewer does; `person` is the seat of whoever plays against bots alone."""
    seen, view = what_is_seen(before.clone(), move, viewer, person), before.view(viewer)
    worlds = (before.game.imagine(view, Chance(number)) for number in range(WORLDS))
    return any(what_is_seen(world, move, viewer, person) != seen for world in worlds)


def what_is_seen(position: Position, move: Move, viewer: Viewer, person: int | None) -> object:
    """What the viewer sees of a move and after it, and whether it can be taken back; None if it is illegal here."""
    if position.check(move) is not None:
        return None
    before = position.clone()
    events = position.play(move)
    return tell(events, viewer), position.view(viewer).json(), before.reveals(move, events, person)


def reveals(position: Position, move: Move) -> bool:
    """Whether the game says that the move reveals something."""
    return position.reveals(move, position.clone().play(move))


def test_a_move_that_can_be_taken_back_showed_nobody_anything(game: AnyGame, players: int) -> None:
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


def test_what_a_game_lets_take_back_against_bots_showed_the_person_nothing(game: AnyGame, players: int) -> None:
    """What only the others learn does not count: bots forget with the move. It is more than among people."""
    harmless: Counter[str] = Counter()
    more = 0
    for seed in range(4):
        position, chance, seat = game.new(players, seed), Chance(seed), seed % players
        for _ in range(250):
            if position.to_move is None:
                break
            move = position.random_move(chance)
            others_learn = reveals(position, move)
            kind = f"{type(move).__name__} {position.to_move == seat} {others_learn}"
            if not position.reveals(move, position.clone().play(move), seat) and harmless[kind] < CHECKED:
                harmless[kind] += 1
                more += others_learn
                assert not learns(seat, position, move, seat), move
            position.apply(move)
    assert harmless
    assert more or type(game).reveals_to is Game.reveals_to


def test_a_move_that_stays_showed_somebody_something(game: AnyGame, players: int) -> None:
    """As a rule, not every time: what the last hidden card is can be worked out by counting."""
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

"""Advice: the chances it gives once the game is decided."""

from lichtspiel import Chance, Position, load
from lichtspiel.bots.advice import settled
from lichtspiel.core.moves import Move

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

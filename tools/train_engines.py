"""`python train_engines.py FOLDER`: random games in the engines compiled there, to learn what is hot in them (0090).

The build hook runs it before anything is installed, so it imports compiled modules only. The games are always the same.
"""

import sys
from importlib import import_module
from typing import Any

GAMES = 150  # of each game and number of players


def main(folder: str) -> None:
    """Play every game at every size, listing the moves and not, with copies and worlds dealt anew on the way."""
    sys.path.insert(0, folder)
    chance = import_module("lichtspiel.core.chance").Chance("training")
    for deal, sizes in ((deal_lichterfest, (2, 3, 4)), (deal_leuchtturm, (2, 3, 4)), (deal_lumen, (3, 4, 5))):
        for players in sizes:
            for _ in range(GAMES):
                play(deal(players, chance), chance)


def play(start: Any, chance: Any) -> None:
    """One deal, twice: with all moves listed, and lazily in a world dealt anew."""
    core = import_module("lichtspiel.core.engine")
    core.random_game(start.clone(), chance)
    world = start.clone()
    world.redeal(0, chance)
    core.random_playout(world, chance)


def deal_lichterfest(players: int, chance: Any) -> Any:
    """L1 to L3: the red side of the start tile faces the first seat; three tiles each."""
    box, rules = parts("lichterfest")
    sides = [0, 2] if players == 2 else list(range(players))
    turns = -box.SIDES[box.START].index("r") % 4
    tiles = chance.shuffled(list(range(1, box.TILES)))[box.TILES_BACK[players] :]
    hands = [tiles[3 * seat : 3 * seat + 3] for seat in range(players)]
    return rules.begin(sides, turns, hands, tiles[3 * players :])


def deal_leuchtturm(players: int, chance: Any) -> Any:
    """A3, A4: three cards each, the rest in two stacks."""
    box, rules = parts("leuchtturm")
    cards = chance.shuffled(list(range(box.CARDS)))
    rest = cards[3 * players :]
    hands = [cards[3 * seat : 3 * seat + 3] for seat in range(players)]
    return rules.begin(0, hands, [rest[: len(rest) // 2], rest[len(rest) // 2 :]])


def deal_lumen(players: int, chance: Any) -> Any:
    """M3: every round is shuffled and dealt."""
    box, rules = parts("lumen")
    deals = [int(card) for _ in range(box.ROUNDS) for card in rules.shuffled_hands(players, chance)]
    return rules.begin(players, 0, deals)


def parts(game: str) -> Any:
    """The material and the rules of a game."""
    return (import_module(f"lichtspiel.games.{game}.{part}") for part in ("box", "rules"))


if __name__ == "__main__":
    main(sys.argv[1])

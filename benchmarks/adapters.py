"""How fast random games go through each adapter, and through the tools' own games, in plies per second of one core."""

import warnings
from typing import Any, Final

import numpy as np
import pyspiel

from benchmarks.timing import a_second
from lichtspiel.adapters.vector import Tables
from lichtspiel.core.chance import Chance

PETTINGZOO_RIVAL: Final = "hanabi_v5"
OPENSPIEL_RIVAL: Final = "python_block_dominoes"
TABLES: Final = 256


def plies_of_pettingzoo(table: Any, share: float) -> float:
    """Random games of an AEC environment, observations and masks included."""
    chance = Chance("pettingzoo")

    def played(seed: int) -> int:
        table.reset(seed=seed)
        plies = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            table.step(legal[chance.below(len(legal))])
            plies += 1
        return plies

    return a_second(played, share)


def plies_of_openspiel(name: str, share: float) -> float:
    """Random games of OpenSpiel; its chance nodes are not counted, since nobody decides there."""
    game, chance = pyspiel.load_game(name), Chance("openspiel")

    def played(_: int) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            plies += not state.is_chance_node()
            state.apply_action(legal[chance.below(len(legal))])
        return plies

    return a_second(played, share)


def plies_of_lockstep(name: str, players: int, share: float) -> float:
    """Random games at many tables at once, observations and masks included."""
    tables, random = Tables(name, players, TABLES), np.random.default_rng(1)
    batch = tables.reset("lockstep")

    def moved(_: int) -> int:
        nonlocal batch
        drawn = random.random(batch.action_masks.shape, np.float32)
        batch = tables.step((batch.action_masks * drawn).argmax(1))[0]
        return TABLES

    return a_second(moved, share)


def plies_of_hanabi(share: float) -> float:
    """Random games of PettingZoo's own Hanabi for two; 0 if it is not installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import hanabi_v5

            return plies_of_pettingzoo(hanabi_v5.env(players=2), share)
    except ImportError:
        return 0.0


def plies_of_dominoes(share: float) -> float:
    """Random games of OpenSpiel's Block Dominoes, which is written in Python as our adapter is."""
    import open_spiel.python.games.block_dominoes  # noqa: F401 (registers the game)

    return plies_of_openspiel(OPENSPIEL_RIVAL, share)

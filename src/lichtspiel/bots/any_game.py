"""The bots of a game that has none of its own: they use only what every game offers."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from lichtspiel.bots.bot import Reason, RememberingBot, Thinking, roster
from lichtspiel.bots.outlook import Outlook, Prospects, settled
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import Engine, random_playout
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.results import Result, lead, victory
from lichtspiel.core.views import View
from lichtspiel.games import load

PLAYED_OUT: Final = 100  # games played at random to say who is likely to win


class DreamingBot(RememberingBot):
    """Tries every move in imagined worlds, plays on at random, and takes the one that beats most of the others."""

    usual: ClassVar[int]  # games; fewer make a weaker player
    compared: Sequence[Move] = ()  # the moves that it tried last, the best first

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        gained = [0] * len(legal)
        for world in self._worlds(view, len(legal)):
            for number, move in enumerate(legal):
                gained[number] += lead(self._played_on(world.clone(), move), self.seat)
        self.compared = [legal[number] for number in sorted(range(len(legal)), key=lambda number: -gained[number])]
        return self.compared[0]

    def runners_up(self) -> Sequence[Move]:
        return self.compared[1:]

    def _worlds(self, view: View, moves: int) -> Iterator[Engine]:
        """At least one, and as many as the budget has games for all moves."""
        thinking = Thinking(self.budget, self.usual)
        first = True
        while thinking.share(moves) == moves or first:
            yield self.game.imagine_engine_from(self.told, view, self.chance)
            first = False
        self.spent = thinking.spent

    def _played_on(self, world: Engine, move: Move) -> Result:
        world.apply(self.game.encode(move))
        return played_out(self.game, world, self.chance)


class BeginnerBot(DreamingBot):
    """Tries each move in one world."""

    usual = 1


class CasualBot(DreamingBot):
    """Tries each move in a few worlds."""

    usual = 30


class GreedyBot(DreamingBot):
    """The yardstick of the tests, between casual and skilled."""

    usual = 120


class SkilledBot(DreamingBot):
    """Tries each move in more worlds than the casual bot."""

    usual = 240


class MasterBot(DreamingBot):
    """Tries each move in as many worlds as a person will wait for."""

    usual = 600


def played_out(game: AnyGame, engine: Engine, chance: Chance) -> Result:
    """How a game ends if all moves are random."""
    random_playout(engine, chance)
    result = game.result(engine)
    assert result is not None
    return result


def reasons(_view: View, _move: Move) -> list[Reason]:
    """None: nothing is known of the game that could be a reason."""
    return []


def chances(view: View, chance: Chance) -> tuple[float, ...]:
    """How often each seat wins if all play at random from here; victories are shared."""
    game = load(str(view.__struct_config__.tag))
    results = [played_out(game, game.imagine_engine(view, chance), chance) for _ in range(PLAYED_OUT)]
    return tuple(
        sum(victory(result, seat) for result in results) / PLAYED_OUT for seat in range(len(results[0].places))
    )


class RandomOutlook(Outlook):
    """Plays on at random to the end."""

    def play_on(self, world: Engine, chance: Chance) -> Prospects:
        return settled(played_out(self.game, world, chance))


BOTS: Final = roster(GreedyBot, GreedyBot, (BeginnerBot, CasualBot, SkilledBot, MasterBot))
OUTLOOK: Final = RandomOutlook

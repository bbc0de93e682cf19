"""Mining: finds positions worth keeping in games of masters, and answers them."""

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.rig.answers import Judge, sure_wins
from benchmarks.rig.moments import Moment, last_moment
from benchmarks.rig.positions import FrozenPosition, Playing, worth
from lichtspiel import Chance, Move, Record, load, read_record
from lichtspiel.arena.statistics import outcome
from lichtspiel.arena.tournament import Plan, jobs, play
from lichtspiel.bots import kinds, make, strongest
from lichtspiel.bots.bot import Budget
from lichtspiel.core.games import AnyGame
from lichtspiel.core.results import victory

MINE: Final = f"{__name__}:mine_piece"
TIMES: Final = 100  # the strongest bot's usual simulations, for one more move to consider
MATTERS: Final = 0.1  # between the best and the worst of the moves


class Vein(NamedTuple):
    """One game of masters in which positions are looked for."""

    game: str
    players: int
    seed: str
    choices: int  # positions to answer by playouts
    playing: Playing
    code: str


def mine_piece(vein: bytes) -> bytes:
    """What `mine` finds, as a piece of work."""
    return msgspec.json.encode(mine(msgspec.json.decode(vein, type=Vein)))


def mine(vein: Vein) -> list[FrozenPosition]:
    """Play the game; a sure win at its end, if there was one, and some choices on which bots do not agree."""
    game = load(vein.game)
    plan = Plan(vein.game, vein.players, (strongest(game),), 1, vein.seed)
    record = read_record(play(jobs(plan)[0]))
    return [*_wins(vein, game, record), *_choices(vein, game, record)]


def until(record: Record, plies: int) -> Record:
    """The record of a game as it was after this many moves, without what is of no account for a position."""
    unset = {"id": msgspec.UNSET, "by": msgspec.UNSET, "clocks": msgspec.UNSET}
    return msgspec.structs.replace(record, moves=record.moves[:plies], result=None, **unset)


def _wins(vein: Vein, game: AnyGame, record: Record) -> Iterator[FrozenPosition]:
    """The first position of the last turn, if its player could surely win and could also fail to."""
    seats = [move.seat for move in record.moves]
    if victory(outcome(record), seats[-1]) < 1:
        return
    last = len(list(takewhile(lambda seat: seat == seats[-1], reversed(seats))))
    before = until(record, len(seats) - last)
    moment = last_moment(before)
    found = sure_wins(game, moment, _id(vein, before))
    if 0 < len(found) < len(moment.legal):
        yield _frozen(vein, before, kind="win", moves=tuple(worth(move, 1.0) for move in found))


def _choices(vein: Vein, game: AnyGame, record: Record) -> Iterator[FrozenPosition]:
    """Choices at random moments that matter, answered by playouts."""
    chance, plies = Chance(f"{vein.seed}/choices"), list(range(len(record.moves)))
    answered = (_answered(vein, game, until(record, plies.pop(chance.below(len(plies))))) for _ in record.moves)
    yield from islice((each for each in answered if each is not None), vein.choices)


def _answered(vein: Vein, game: AnyGame, before: Record) -> FrozenPosition | None:
    """A choice with its answer; None if all bots agree, or if it hardly matters."""
    moment = last_moment(before)
    moves = considered(game, moment, vein.seed) if len(moment.legal) > 1 else []
    if len(moves) < 2:
        return None
    worths = tuple(Judge(game, moment, vein.playing, _id(vein, before)).worths(moves))
    found = _frozen(vein, before, kind="playouts", playing=vein.playing, moves=worths)
    return found if found.best - min(each.value for each in worths) >= MATTERS else None


def considered(game: AnyGame, moment: Moment, seed: str) -> list[Move]:
    """What the bots would do, and the strongest of them with a hundred times its simulations."""
    usual = {name: _choice(game, moment, name, seed, None) for name in kinds(game)}
    _, spent = usual[strongest(game)]
    deep, _ = _choice(game, moment, strongest(game), seed, TIMES * spent)
    return list(dict.fromkeys([*(move for move, _ in usual.values()), deep]))


def _choice(game: AnyGame, moment: Moment, name: str, seed: str, simulations: int | None) -> tuple[Move, int]:
    bot = make(name, game, moment.seat, seed, Budget(simulations=simulations))
    bot.hear(moment.told)
    return bot.choose(moment.view, moment.legal), bot.spent


def _id(vein: Vein, record: Record) -> str:
    return f"{vein.game} {vein.players} {vein.seed}/{len(record.moves)}"


def _frozen(vein: Vein, record: Record, **answer: Any) -> FrozenPosition:
    return FrozenPosition(id=_id(vein, record), code=vein.code, record=record, **answer)

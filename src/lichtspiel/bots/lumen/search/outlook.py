"""What a view of LUMEN holds in store, counted over imagined rounds in which every seat plays sensibly (M4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.policy import Policy
from lichtspiel.bots.lumen.search.round import Round, dealt
from lichtspiel.bots.lumen.search.study import Standing
from lichtspiel.core.chance import Chance
from lichtspiel.games.lumen.box import HAND
from lichtspiel.games.lumen.rules import LumenEngine


def places_of(plays: list[tuple[int, int]]) -> list[int]:
    """Plays, each a seat and a place, as the search writes them."""
    return [seat * HAND + place for seat, place in plays]


def imagined(world: LumenEngine, viewer: i64, plays: vec[i64], chance: Chance) -> Round:
    """The round as it stands, with other cards where the viewer sees none; `plays` are those of the open trick."""
    sample = world.clone()
    sample.redeal_remembering(viewer, chance)
    start = dealt(sample, plays)
    start.guess_all()
    for play in plays:
        start.play(play % HAND)
    return start


def tricks_with_bid(world: LumenEngine, seat: i64, bid: i64, samples: i64, chance: Chance) -> vec[i64]:
    """In how many of the samples the seat takes 0, 1, 2 … 10 tricks when it makes this bid and plays for it."""
    counts = vec[i64]([0] * (HAND + 1))
    for _ in range(samples):
        trial = imagined(world, seat, vec[i64](), chance)
        trial.set_bid(seat, bid)
        trial.bid_rest()
        trial.finish(chance)
        counts[trial.tricks[seat]] += 1
    return counts


def tricks_with_card(world: LumenEngine, plays: list[int], place: i64, samples: i64, chance: Chance) -> i64:
    """In how many of the samples the card takes the trick it is played to."""
    seat = world.to_move
    trick = vec[i64](plays)
    count: i64 = 0
    for _ in range(samples):
        trial = imagined(world, seat, trick, chance)
        trial.play(place)
        while trial.laid > 0:
            trial.play(trial.choose(chance))
        count += 1 if trial.taker == seat else 0
    return count


def win_shares(
    world: LumenEngine, viewer: i64, plays: list[int], samples: i64, chance: Chance, policy: Policy
) -> vec[float]:
    """How likely each seat wins the game, on average over the ends of this round, if all play by the policy."""
    standing = Standing(world)
    trick = vec[i64](plays)
    shares = vec[float]([0.0] * world.players())
    for _ in range(samples):
        trial = imagined(world, viewer, trick, chance)
        policy.draw_luck(chance)
        policy.bid_rest(trial)
        policy.finish(trial)
        for seat in range(len(shares)):
            shares[seat] += standing.chance(trial, seat) / float(samples)
    return shares


def played_out(world: LumenEngine, policy: Policy, chance: Chance) -> Round:
    """The end of the round of a world, if all play on by the policy."""
    trick = vec[i64]()
    if world.trick_is_open():
        for offset in range(world.laid):
            trick = append(trick, (world.trick_leader + offset) % world.players() * HAND + world.trick_place(offset))
    trial = dealt(world, trick)
    trial.guess_all()
    for play in trick:
        trial.play(play % HAND)
    policy.draw_luck(chance)
    policy.bid_rest(trial)
    policy.finish(trial)
    return trial

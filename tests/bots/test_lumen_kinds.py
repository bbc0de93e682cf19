"""LUMEN's master tells kinds of players apart by what it was told of their bids and plays."""

import pytest

from lichtspiel import Chance, Match, load
from lichtspiel.bots.company import Company
from lichtspiel.bots.lumen.players import MasterBot
from lichtspiel.bots.lumen.search.kinds import Opponents, begun_round
from lichtspiel.bots.lumen.search.policy import Policy
from lichtspiel.bots.lumen.watching import SeenRound, rounds_of
from lichtspiel.bots.lumen.weights import GREEDY, opponents
from lichtspiel.games.lumen.box import HAND, deck_names
from lichtspiel.games.lumen.rules import shuffled_hands
from lichtspiel.games.lumen.seats import NO_BID
from lichtspiel.games.lumen.views import LumenSetup, LumenView, imagine_from

GAME = load("lumen")
MASTERS, GREEDY_ONES = 0, 1


def played_by(policy: Policy, players: int, number: int) -> SeenRound:
    """A round in which all go by a policy."""
    chance = Chance(f"kinds {number}")
    policy.draw_luck(chance)
    hands = [int(card) for card in shuffled_hands(players, chance)]
    state = begun_round(players, number, 1, hands, [NO_BID] * players)
    policy.bid_rest(state)
    bids = [int(2 * state.tips[seat] + state.extra[seat]) for seat in range(players)]
    plays = []
    while state.left > 0:
        place = int(policy.choose(state))
        plays.append(int(state.to_move) * HAND + place)
        state.play(place)
    return SeenRound(number, 1, hands, bids, plays)


def odds_of(known: Opponents, seat: int) -> list[float]:
    """How likely a seat is of each kind."""
    return [float(known.odds[2 * seat + kind]) for kind in range(2)]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("kind", [MASTERS, GREEDY_ONES])
def test_kinds_are_told_apart_by_what_they_do(players: int, kind: int) -> None:
    known = opponents(players)
    assert odds_of(known, 1) == pytest.approx([1 - GREEDY, GREEDY])
    for number in range(4):
        known.watch(*played_by(known.kinds[kind].others, players, number))
    known.judge(0)
    right = [odds_of(known, seat)[kind] for seat in range(players)]
    assert sum(right) > 0.8 * players
    assert known.own is known.kinds[kind].own
    known.forget()
    assert odds_of(known, 1) == pytest.approx([1 - GREEDY, GREEDY])


def test_kinds_are_drawn_as_often_as_they_are_likely() -> None:
    known, chance, count = opponents(4), Chance(1), 0
    for _ in range(2000):
        known.draw(chance)
        count += int(known.drawn[2])
    assert count / 2000 == pytest.approx(GREEDY, abs=0.03)


@pytest.mark.parametrize("players", GAME.players)
def test_rounds_are_told_as_they_were_played(players: int) -> None:
    match = Match.dealt(GAME, tuple("ABCDE"[:players]), 5)
    table = Company(match, dict.fromkeys(range(players), "beginner") | {0: "master"}, 5, None)
    while not (match.position.to_move == 0 and seen_view(match).round == 3 and seen_view(match).phase == "play"):
        table.play(table.choose())
    bot, view = table.bots[0], seen_view(match)
    assert isinstance(bot, MasterBot)
    seen = list(rounds_of(bot.told, imagine_from(bot.told, view, Chance(1))))
    assert [one.number for one in seen] == [0, 1, 2]
    setup, names = match.setup, deck_names(players)
    assert isinstance(setup, LumenSetup)
    for one, deal in zip(seen[:2], setup.deals, strict=False):
        assert one.hands == [names[name] for hand in deal for name in hand]
        assert [bid // 2 for bid in one.bids] == [seat.past[one.number].tips for seat in view.seats]
    theirs = [names[name] for hand in setup.deals[2][1:] for name in hand]
    assert seen[2].hands[HAND:] == theirs
    assert NO_BID not in seen[2].bids


def seen_view(match: Match) -> LumenView:
    """What the master sees."""
    view = match.position.view(0)
    assert isinstance(view, LumenView)
    return view

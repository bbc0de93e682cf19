"""The learned play of LUMEN's master: it sees what a seat sees, and prefers no colour and no seat."""

from itertools import permutations

import msgspec
import pytest

from lichtspiel import Chance, load
from lichtspiel.bots.lumen.search.imitation import Imitation
from lichtspiel.bots.lumen.search.policy import CARD_WEIGHTS, STRENGTHS, WEIGHTS, Minds, Policy
from lichtspiel.bots.lumen.search.response import Response
from lichtspiel.bots.lumen.search.round import Round, start_card
from lichtspiel.bots.lumen.weights import Weights, minds, weights
from lichtspiel.games.lumen.box import HAND, HIGHEST, card_of, color_of, value_of
from lichtspiel.games.lumen.rules import shuffled_hands

PLAYERS = load("lumen").players
PLAIN = (1, 2, 3, 4)  # the colours that are not trump


def dealt_hands(players: int, seed: int) -> list[list[int]]:
    """The hands of a round, sorted."""
    cards = [int(card) for card in shuffled_hands(players, Chance(seed))]
    return [cards[at : at + HAND] for at in range(0, len(cards), HAND)]


def begun(hands: list[list[int]], opener: int, bids: list[int]) -> Round:
    """A round with these hands and bids."""
    state = Round(len(hands))
    state.number = 2
    state.highest = HIGHEST[len(hands)]
    state.empty()
    for seat, hand in enumerate(hands):
        for place, card in enumerate(hand):
            start_card(state, seat, place, card)
        state.set_bid(seat, bids[seat])
    state.guess_all()
    state.to_move = opener
    return state


def likelihoods(policy: Policy, state: Round) -> dict[int, float]:
    """How likely the seat to move plays each card."""
    playable = int(state.playable())
    total = policy.weigh(state, playable)
    first = int(state.to_move) * HAND
    return {int(state.cards[first + at]): policy.odds[at] / total for at in range(HAND) if playable >> at & 1}


def play_cards(state: Round, cards: list[int]) -> None:
    """Let the seats play these cards, in turn."""
    for card in cards:
        first = int(state.to_move) * HAND
        state.play(next(place for place in range(HAND) if state.cards[first + place] == card))


def some_plays(policy: Policy, state: Round, count: int) -> list[int]:
    """Cards that the policy plays, in turn."""
    played = []
    for _ in range(count):
        place = int(policy.choose(state))
        played.append(int(state.cards[int(state.to_move) * HAND + place]))
        state.play(place)
    return played


@pytest.mark.parametrize("players", PLAYERS)
def test_no_plain_colour_is_preferred(players: int) -> None:
    own, hands, bids = minds(players).own, dealt_hands(players, 5), [4] * players
    for count in (0, 1, players, 3 * players + 2):
        plays = some_plays(own, begun(hands, 1, bids), count)
        state = begun(hands, 1, bids)
        play_cards(state, plays)
        expected = likelihoods(own, state)
        for order in list(permutations(PLAIN))[::5]:
            other = begun([sorted(recolored(card, order) for card in hand) for hand in hands], 1, bids)
            play_cards(other, [recolored(card, order) for card in plays])
            found = likelihoods(own, other)
            assert found == pytest.approx({recolored(card, order): odds for card, odds in expected.items()})


def recolored(card: int, order: tuple[int, ...]) -> int:
    """The card in the colour that takes its colour's place."""
    color = int(color_of(card))
    return int(card_of(order[color - 1], value_of(card))) if color else card


@pytest.mark.parametrize("players", PLAYERS)
def test_no_seat_is_preferred(players: int) -> None:
    learned, hands, bids = minds(players), dealt_hands(players, 6), [2, 5, 4, 7, 0][:players]
    state = begun(hands, 0, bids)
    turned = begun(hands[-1:] + hands[:-1], 1, bids[-1:] + bids[:-1])
    for policy in (learned.own, learned.others):
        assert likelihoods(policy, state) == pytest.approx(likelihoods(policy, turned))
    for seat in range(players):
        assert learned.others.bid_likelihood(state, seat) == pytest.approx(
            learned.others.bid_likelihood(turned, (seat + 1) % players)
        )


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_does_not_see_its_own_values(players: int) -> None:
    """M4: with other values of the same colours, all that a seat sees is the same, and so is what it thinks."""
    learned, hands, bids = minds(players), dealt_hands(players, 7), [5] * players
    state = begun(hands, 0, bids)
    expected = list(likelihoods(learned.own, state).values())
    bid = learned.others.bid_likelihood(state, 0)
    for seed in range(20):
        other = begun([redealt(hands, seed), *hands[1:]], 0, bids)
        assert list(likelihoods(learned.own, other).values()) == expected
        assert learned.others.bid_likelihood(other, 0) == bid


def redealt(hands: list[list[int]], seed: int) -> list[int]:
    """Another hand of the first seat, of the same colours, from cards that it sees nowhere."""
    players, chance = len(hands), Chance(seed)
    seen = {card for hand in hands[1:] for card in hand}
    hand: list[int] = []
    for color in range(5):
        free = [int(card_of(color, value)) for value in range(1, HIGHEST[players] + 1)]
        count = sum(int(color_of(card)) == color for card in hands[0])
        hand += sorted(chance.shuffled([card for card in free if card not in seen])[:count])
    return hand


def test_the_file_holds_whole_tables_and_reads_back() -> None:
    kept = weights()
    assert list(kept.players) == list(PLAYERS)
    for one in [one for kinds in kept.players.values() for one in (kinds.masters, kinds.greedy)]:
        assert (len(one.own), len(one.others), len(one.strengths)) == (CARD_WEIGHTS, WEIGHTS, STRENGTHS)
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Weights) == kept
    assert kept.commit
    assert kept.gate


def test_imitation_makes_likelier_what_was_played() -> None:
    hands, bids = dealt_hands(4, 8), [3, 6, 4, 5]
    own = minds(4).own
    own.draw_luck(Chance(1))
    played = begun(hands, 2, bids)
    plays = []
    while played.left > 0:
        place = int(own.choose(played))
        plays.append(int(played.to_move) * HAND + place)
        played.play(place)
    cards = [card for hand in hands for card in hand]
    told = []
    for rate in (0.1, 0.1, 0.0):
        imitation = Imitation(4, blank())
        for each in (rate, 0.0):
            imitation.rate, imitation.bids, imitation.plays = each, 0.0, 0.0
            imitation.follow(2, 2, cards, bids, plays)
        told.append((imitation.bids, imitation.plays))
    assert told[0] == told[1]
    assert told[0][0] > told[2][0]
    assert told[0][1] > told[2][1]


def blank() -> Policy:
    """A policy to which all is alike."""
    return Policy([0.0] * WEIGHTS, minds_strengths())


def minds_strengths() -> list[int]:
    return [int(strength) for strength in minds(4).others.strengths]


def test_a_response_learns_only_its_own_play() -> None:
    others = minds(4).others
    before = [float(weight) for weight in others.weights]
    response = Response(4, Minds(blank(), others))
    response.rate = 0.05
    response.learn(30, Chance(1))
    assert int(response.rounds) == 30
    assert any(response.minds.own.weights)
    assert [float(weight) for weight in others.weights] == before

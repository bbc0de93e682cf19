"""Die Leuchtturm-Architekten at the end of a turn: what the board is worth to every seat, in thousandths of a logit."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.appraisal import share_of_first
from lichtspiel.bots.leuchtturm.search.weights import OUTLOOK, PLAYING
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.box import CARDS, FULL, HARBOUR, ISLANDS, NO_STONE, POINTS, TOWER_NUMBERS, TOWER_OF
from lichtspiel.games.leuchtturm.cards import BURIED, LAID
from lichtspiel.games.leuchtturm.ring import BITS
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine, rank_of

# How near a tower is to being finished: its first stones stand on some island, and the next ones lie behind it or not.
NOTHING: Final = 0
ONE_STONE: Final = 1
TWO_FAR: Final = 2  # the third stone is out of a turn's reach
TWO_NEAR: Final = 3
TWO_READY: Final = 4  # the third and the fourth are within one turn's reach
THREE_FAR: Final = 5
THREE_READY: Final = 6
NEARNESSES: Final = 7

# Where each group of weights begins.
LAID_CARD: Final = 0  # by the fewest cards in any hand, 1 to 3
HELD: Final = 3  # by the cards in the seat's own hand, 1 to 3
HAND_NEXT: Final = 6  # by nearness: a card in the hand of the seat that moves next
HAND_LATER: Final = HAND_NEXT + NEARNESSES  # in the hand of another
TOP_NEXT: Final = HAND_LATER + NEARNESSES  # on top of a stack, for the seat that moves next
LAID_AT_RISK: Final = TOP_NEXT + NEARNESSES  # laid before a seat that does not move next
LAID_LATER: Final = LAID_AT_RISK + NEARNESSES  # laid before the seat that moves next
LAST_NEXT: Final = LAID_LATER + NEARNESSES  # a last card that would end and win the game, of the seat that moves next
LAST_LATER: Final = LAST_NEXT + NEARNESSES  # the same for another seat
NEXT: Final = LAST_LATER + NEARNESSES  # to move next
FEATURES: Final = NEXT + 1

OUT_OF_REACH: Final = 9
SEATS: Final = 4
VICTORY: Final = 100_000


def _first_card_table() -> vec[i64]:
    """By the number of an unfinished tower, the first card that begins with it; such cards lie side by side."""
    first = [0] * TOWER_NUMBERS
    for card in range(CARDS - 1, -1, -1):
        for missing in (2, 4, 6):
            first[TOWER_OF[card] >> missing] = card
    return vec[i64](first)


def _behind_table() -> vec[i64]:
    """By a set of islands (a bit each) and an island: how many islands back the nearest of the set lies."""
    return vec[i64](
        [
            min(
                (back for back in range(1, ISLANDS + 1) if islands >> (island - back) % ISLANDS & 1),
                default=OUT_OF_REACH,
            )
            for islands in range(1 << ISLANDS)
            for island in range(ISLANDS)
        ]
    )


FIRST_CARD: Final[vec[i64]] = _first_card_table()
BEHIND: Final[vec[i64]] = _behind_table()


class Judge:
    """Reads a board: `near` says how near each tower is to being finished, `scores` what the seats have."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights
        self.near: vec[i64] = vec[i64]([0] * CARDS)
        self.tops: i64 = 0  # eight bits per stone: the islands where such a stone is on top
        self.harbour: i64 = NO_STONE
        self.scores: vec[i64] = vec[i64]([0] * SEATS)
        self.most: i64 = 0  # cards laid before any seat
        self.counts: vec[i64] = vec[i64]([0] * SEATS)  # cards laid before each

    def lead(self, world: LeuchtturmEngine, seat: i64, following: i64) -> i64:
        """How far a seat is ahead of the best other when `following` moves next, without looking into other hands."""
        if world.to_move == NOBODY:
            return VICTORY if wins(world, seat) else -VICTORY
        self.rate(world, following, seat)
        scores = self.scores
        most: i64 = -VICTORY
        for other in range(len(world.held)):
            if other != seat and scores[other] > most:
                most = scores[other]
        return scores[seat] - most

    def chance_of(self, world: LeuchtturmEngine, seat: i64) -> float:
        """How likely a seat is to win this world, every hand open."""
        if world.to_move == NOBODY:
            return win_share(world, seat)
        self.rate(world, world.active, NOBODY)
        total = 0.0
        for other in range(len(world.held)):
            total += exp(float(self.scores[other] - self.scores[seat]) / 1000.0)
        return 1.0 / total

    def rate(self, world: LeuchtturmEngine, following: i64, knower: i64) -> None:
        """Fill `scores`; only hands that the knower may see count (NOBODY: all of them)."""
        self.survey(world)
        self._count_laid(world)
        for seat in range(len(world.held)):
            held = world.held[seat]
            self.scores[seat] = self.weights[HELD + held - 1] if held > 0 else 0
        self.scores[following] += self.weights[NEXT]
        self._rate_cards(world, following, knower)
        self._rate_tops(world, following)

    def _rate_cards(self, world: LeuchtturmEngine, following: i64, knower: i64) -> None:
        """Those laid, and those in hands that the knower may look into."""
        scores = self.scores
        weights = self.weights
        near = self.near
        laid = weights[LAID_CARD + fewest_held(world) - 1]
        for card in range(CARDS):
            place = world.places[card]
            if place >= LAID:
                kind: i64 = LAID_LATER if place == LAID + following else LAID_AT_RISK
                scores[place - LAID] += laid + weights[kind + near[card]]
            elif place < BURIED and (knower == NOBODY or knower == place):
                scores[place] += weights[self._hand_kind(world, place, following) + near[card]]

    def _rate_tops(self, world: LeuchtturmEngine, following: i64) -> None:
        """The public cards."""
        for stack in range(len(world.stacks)):
            cards = world.stacks[stack]
            gone = world.gone[stack]
            if gone < len(cards):
                self.scores[following] += self.weights[TOP_NEXT + self.near[cards[gone]]]

    def _count_laid(self, world: LeuchtturmEngine) -> None:
        counts = self.counts
        world.count_laid(counts)
        self.most = 0
        for seat in range(SEATS):
            self.most = max(self.most, counts[seat])

    def _hand_kind(self, world: LeuchtturmEngine, seat: i64, following: i64) -> i64:
        """Which weights a card in hand has: a last one that would win the game counts for more (A17, A18)."""
        if world.held[seat] == 1 and rank_of(self.counts[seat] + 1, ended=True) > rank_of(self.most, ended=False):
            return LAST_NEXT if seat == following else LAST_LATER
        return HAND_NEXT if seat == following else HAND_LATER

    def survey(self, world: LeuchtturmEngine) -> None:
        """Fill `near` for every card."""
        towers = world.towers
        self._note_tops(towers)
        near = self.near
        for card in range(CARDS):
            near[card] = NOTHING
        for island in range(1, ISLANDS + 1):
            tower = towers[island]
            if tower >= 16:
                self._near_with_three(island, tower)
            elif tower >= 4:
                self._near_with_two(island, FIRST_CARD[tower])
            elif tower > 0:
                self._raise(FIRST_CARD[tower], 8, ONE_STONE)

    def _note_tops(self, towers: vec[i64]) -> None:
        """Note on which islands each kind of stone is on top."""
        tops: i64 = 0
        for island in range(1, ISLANDS + 1):
            tops |= BITS[(towers[island] & 3) * ISLANDS + island - 1]
        self.tops = tops
        self.harbour = towers[HARBOUR]

    def _behind(self, island: i64, stone: i64) -> i64:
        """How many islands back the nearest such top stone lies, the harbour's included."""
        back = BEHIND[(self.tops >> (stone * ISLANDS) & 255) * ISLANDS + island - 1]
        return island if self.harbour == stone and island < back else back

    def _near_with_three(self, island: i64, tower: i64) -> None:
        """A third stone lacks one more; a fourth can be taken off, and another of its colour put there (A13)."""
        if tower >= FULL:
            ready = self._behind(island, tower & 3) < POINTS
            card = FIRST_CARD[tower >> 2]
            self._raise(card if TOWER_OF[card] == tower else card + 1, 1, THREE_READY if ready else THREE_FAR)
            return
        first = FIRST_CARD[tower]
        for card in range(first, first + 2):
            ready = self._behind(island, TOWER_OF[card] & 3) <= POINTS
            self._raise(card, 1, THREE_READY if ready else THREE_FAR)

    def _near_with_two(self, island: i64, first: i64) -> None:
        for card in range(first, first + 4):
            third = self._behind(island, (TOWER_OF[card] >> 2) & 3)
            fourth = self._behind(island, TOWER_OF[card] & 3)
            if third + fourth <= POINTS:
                self._raise(card, 1, TWO_READY)
            else:
                self._raise(card, 1, TWO_NEAR if third <= POINTS else TWO_FAR)

    def _raise(self, first: i64, count: i64, nearness: i64) -> None:
        near = self.near
        for card in range(first, first + count):
            near[card] = max(near[card], nearness)


def playing_judge() -> Judge:
    """The judge by which bots choose."""
    return Judge(vec[i64](PLAYING))


def last_judge(players: i64) -> Judge:
    """The judge of worlds that were played on: what won most games, at tables of two and at larger ones."""
    return playing_judge() if players == 2 else outlook_judge(players)


def outlook_judge(players: i64) -> Judge:
    """The judge whose chances are trained to be true, for this number of players."""
    return Judge(vec[i64](OUTLOOK[players]))


def fewest_held(world: LeuchtturmEngine) -> i64:
    """The cards in the smallest hand: how near the end is (A17)."""
    fewest: i64 = 3
    for held in world.held:
        fewest = min(fewest, held)
    return fewest if fewest > 0 else 1


def wins(world: LeuchtturmEngine, seat: i64) -> bool:
    """A18: whether a seat stands first, perhaps with others, if the game ends now."""
    return win_share(world, seat) > 0.0


def win_share(world: LeuchtturmEngine, seat: i64) -> float:
    """A18, A20: a seat's part of the victory if the game ends now."""
    return share_of_first(world.ranks(), seat)

"""Die Leuchtturm-Architekten after a seat's turn: how likely it wins, by what it sees, told by a small net."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.nearness import NEARNESSES, Survey
from lichtspiel.bots.leuchtturm.search.net import Inputs, Net, logistic
from lichtspiel.bots.leuchtturm.search.worth import SEATS, VICTORY, Judge, win_share
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.box import CARDS, HARBOUR, NO_STONE
from lichtspiel.games.leuchtturm.cards import BURIED, IN_HAND, LAID
from lichtspiel.games.leuchtturm.ring import BITS
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine, rank_of

# Inputs about cards come in groups: by nearness, and one for cards that can be completed on two islands.
GROUP: Final = NEARNESSES + 1
# A group for each seat, oneself first and then as they move: its hand, its last card that would win, what it has laid;
# and one for the public cards. Then, for each seat:
HANDS: Final = 4  # none to three cards in hand
LEADS: Final = 9  # laid cards ahead of another seat
MOST_AHEAD: Final = 4
# And for all:
STACKS: Final = 4  # public cards left
SUPPLIES: Final = 3  # stones left
MILLI: Final = 1000.0


def size_for(players: i64) -> i64:
    """How many inputs there are."""
    return (3 * players + 1) * GROUP + HANDS * players + LEADS * (players - 1) + STACKS + SUPPLIES + 1


class Forecast(Judge):
    """A judge of boards at the end of a seat's turn that uses what this seat may know, and no more."""

    def __init__(self, net: Net, players: i64) -> None:
        super().__init__(vec[i64]())
        self.net: Net = net
        self.players: i64 = players
        self.inputs: Inputs = Inputs(size_for(players))
        self.board: Survey = Survey()
        self.unseen: vec[i64] = vec[i64]([0] * GROUP)  # cards in a hand or buried, by nearness
        self.rooms: vec[i64] = vec[i64]([0] * SEATS)  # how many of them each seat has
        self.loose: i64 = 0  # how many of them there are
        self.blind: i64 = NOBODY  # a seat that does not look at its own hand

    def lead(self, world: LeuchtturmEngine, seat: i64, following: i64) -> i64:
        """The logit of the seat's chance at the end of its turn, in thousandths."""
        if world.to_move == NOBODY:
            return i64((2.0 * win_share(world, seat) - 1.0) * float(VICTORY))
        self.read(world, seat)
        return i64(self.net.logit(self.inputs) * MILLI)

    def chance_of(self, world: LeuchtturmEngine, seat: i64) -> float:
        """How likely the seat wins, at the end of its turn."""
        if world.to_move == NOBODY:
            return win_share(world, seat)
        self.read(world, seat)
        return logistic(self.net.logit(self.inputs))

    def read(self, world: LeuchtturmEngine, seat: i64) -> None:
        """Fill the inputs with what the seat sees."""
        self.inputs.clear()
        self.board.read(world.towers)
        world.count_laid(self.counts)
        self._read_cards(world, seat)
        self._read_unseen(world, seat)
        self._read_counts(world, seat)
        self._read_supplies(world)

    def _read_cards(self, world: LeuchtturmEngine, seat: i64) -> None:
        """Every card that the seat can place; the others are counted."""
        players = self.players
        for group in range(GROUP):
            self.unseen[group] = 0
        for other in range(players):
            self.rooms[other] = world.held[other]
        tops = self._read_tops(world)
        for card in range(i64(CARDS)):
            place = world.places[card]
            if place >= LAID:
                self._add(2 * players + (place - LAID - seat + players) % players, card)
            elif tops & BITS[card]:
                continue
            elif (place == IN_HAND + seat and seat != self.blind) or (place < BURIED and world.is_traced(card)):
                self.rooms[place] -= 1
                self._add(self._hand_group(world, place, seat), card)
            elif not world.is_traced(card):
                self.unseen[self.board.near[card]] += 1
                if self.board.twice & BITS[card]:
                    self.unseen[NEARNESSES] += 1

    def _read_tops(self, world: LeuchtturmEngine) -> i64:
        """The public cards; returns a bit for each of them."""
        bits: i64 = 0
        for stack in range(i64(2)):
            card = world.top_card(stack)
            if card != NOBODY:
                bits |= BITS[card]
                self._add(3 * self.players, card)
        return bits

    def _add(self, group: i64, card: i64) -> None:
        self.inputs.add(group * GROUP + self.board.near[card], 1.0)
        if self.board.twice & BITS[card]:
            self.inputs.add(group * GROUP + NEARNESSES, 1.0)

    def _hand_group(self, world: LeuchtturmEngine, holder: i64, seat: i64) -> i64:
        """A17, A18: a last card that would win the game is another thing than a card in hand."""
        players = self.players
        group = (holder - seat + players) % players
        if world.held[holder] != 1:
            return group
        most: i64 = 0
        for other in range(players):
            most = max(most, self.counts[other])
        if rank_of(self.counts[holder] + 1, ended=True) > rank_of(most, ended=False):
            return players + group
        return group

    def _read_unseen(self, world: LeuchtturmEngine, seat: i64) -> None:
        """Each unseen card is in a hand as likely as any other."""
        self.loose = 0
        for nearness in range(NEARNESSES):
            self.loose += self.unseen[nearness]
        if seat == self.blind:
            self.loose -= self.rooms[seat]
        if self.loose == 0:
            return
        for other in range(self.players):
            if other != seat and self.rooms[other] > 0:
                base = self._hand_group(world, other, seat) * GROUP
                share = float(self.rooms[other]) / float(self.loose)
                for column in range(GROUP):
                    if self.unseen[column] > 0:
                        self.inputs.add(base + column, share * float(self.unseen[column]))

    def _read_counts(self, world: LeuchtturmEngine, seat: i64) -> None:
        """Cards in hand, and the lead in laid cards."""
        players = self.players
        base = (3 * players + 1) * GROUP
        for turn in range(players):
            other = (seat + turn) % players
            self.inputs.add(base + turn * HANDS + world.held[other], 1.0)
            if turn > 0:
                ahead = self.counts[seat] - self.counts[other]
                ahead = min(max(ahead, -MOST_AHEAD), MOST_AHEAD) + MOST_AHEAD
                self.inputs.add(base + players * HANDS + (turn - 1) * LEADS + ahead, 1.0)

    def _read_supplies(self, world: LeuchtturmEngine) -> None:
        """Public cards and stones that are left (A16, A17), and whether the harbour is yet to be refilled (A12)."""
        base = size_for(self.players) - STACKS - SUPPLIES - 1
        public = world.stack_size(0) + world.stack_size(1)
        self.inputs.add(base + (min(public, STACKS) - 1 if public > 0 else 0), 1.0)
        stones = world.in_supply(1) + world.in_supply(2) + world.in_supply(3)
        self.inputs.add(base + STACKS + (0 if stones == 0 else 1 if stones < 4 else 2), 1.0)
        if world.towers[HARBOUR] == NO_STONE and stones > 0:
            self.inputs.add(base + STACKS + SUPPLIES, 1.0)

    # -- Two players, for all hands that a seat may have at once -------------------------------------------------------

    def sums_without_hand(self, world: LeuchtturmEngine, seat: i64) -> vec[float]:
        """The sums of the net as they are before the hidden cards of the seat's own hand are added to them."""
        self.blind = seat
        self.read(world, seat)
        self.blind = NOBODY
        self.net.logit(self.inputs)
        return self.net.sums

    def add_to_sums(self, world: LeuchtturmEngine, seat: i64, card: i64, added: vec[float], start: i64) -> None:
        """What a card adds to these sums if the seat has it in hand, where it is not among the unseen ones any more."""
        first, hidden = self.net.first, self.net.hidden
        own = self._hand_group(world, IN_HAND + seat, seat) * GROUP
        other = 1 - seat
        others = self._hand_group(world, IN_HAND + other, seat) * GROUP
        share = float(self.rooms[other]) / float(self.loose) if self.rooms[other] > 0 and self.loose > 0 else 0.0
        near = self.board.near[card]
        held, unseen = (own + near) * hidden, (others + near) * hidden
        for unit in range(hidden):
            added[start + unit] = first[held + unit] - share * first[unseen + unit]
        if self.board.twice & BITS[card]:
            held, unseen = (own + NEARNESSES) * hidden, (others + NEARNESSES) * hidden
            for unit in range(hidden):
                added[start + unit] += first[held + unit] - share * first[unseen + unit]

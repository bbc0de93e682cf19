"""Worlds a viewer cannot tell apart, made from the rule books alone.

What is dealt is plain JSON, what happens is told by playing the moves, and who may know what of it stands in the table
below, each line with its paragraph: nothing here asks the games what they hide. Another world begins as the one that
was dealt. Then two cards at a time change places, and stay so if the viewer would have seen the very same game.
"""

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from lichtspiel import Chance, Match, load
from lichtspiel.core.events import TABLE, Event, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES, Position
from lichtspiel.core.refusals import Refused
from lichtspiel.core.setups import Options

Form = dict[str, Any]
ScriptedMove = tuple[int, Form]  # the seat and its move
Card = tuple[int, int, int]  # of LUMEN: the round, the seat and the place where it was dealt
Covered = Mapping[int, Card]  # by the number of the move that played it
NEVER = 10_000
NOTHING: Covered = MappingProxyType({})

# Every event, the paragraph that shows it to all, and the fields only the seat itself may see, with their paragraphs.
SHOWN: dict[str, dict[str, tuple[str, dict[str, str]]]] = {
    "lichterfest": {
        "exchanged": ("L7", {}),
        "dedicated": ("L7", {}),
        "discarded": ("L7", {}),
        "laid": ("L14", {}),
        "bonus": ("L15", {}),
        "boat": ("L16", {}),
        "lantern": ("L17", {}),
        "drew": ("L18", {"tile": "L7"}),
        "passed": ("L21", {}),
        "ended": ("L22", {}),
    },
    "leuchtturm": {
        "refilled": ("A4", {}),
        "moved": ("A5", {}),
        "completed": ("A13", {}),
        "stands": ("A14", {}),
        "undecided": ("A14", {}),  # in previews only
        "asked": ("A15", {}),
        "claimed": ("A14", {}),
        "shown": ("A3", {}),
        "declined": ("A15", {}),
        "pulled-down": ("A14", {}),
        "stopped": ("A11", {}),
        "lapsed": ("A11", {}),
        "began": ("A5", {}),
        "ended": ("A18", {}),
    },
    "lumen": {
        "bid": ("M4", {}),
        "played": ("M6", {}),  # while they were there: see `LumenBook.arriving`
        "trick-won": ("M4", {}),
        "scored": ("M8", {}),
        "dealt": ("M3", {}),
        "ended": ("M11", {}),
    },
}


class Sight(NamedTuple):
    """Who sees the game, from which move on, and from which move on as a spectator only."""

    viewer: Viewer
    came: int = 0
    left: int = NEVER
    covered: Covered = NOTHING  # cards played before they came, which have been turned face down since
    deals: int = 1  # of LUMEN, that they get to see

    def at(self, number: int) -> Viewer:
        """The viewer as whom they see a move."""
        return self.viewer if number < self.left else TABLE


class Course(NamedTuple):
    """A deal and the moves that were made."""

    game: AnyGame
    options: Options
    setup: Form
    moves: list[ScriptedMove]

    @property
    def players(self) -> int:
        return BOOKS[self.game.name].players(self.setup)


class Book:
    """What a rule book says about a game's cards, whatever they are."""

    name: str

    def players(self, setup: Form) -> int:
        return len(setup["hands"])

    def arriving(self, sight: Sight, course: "Course") -> Sight:
        """What somebody who comes in the middle of the game gets to see."""
        return sight

    def dealt(self, setup: Form, sight: Sight) -> Any:
        """What a viewer sees of the deal."""
        raise NotImplementedError

    def decks(self, setup: Form) -> int:
        """How many times all cards are dealt."""
        return 1

    def piles(self, setup: Form, deck: int) -> list[list[Any]]:
        """All cards of a deck, pile by pile, including those that the deal leaves out."""
        raise NotImplementedError

    def laid_out(self, setup: Form, deck: int, piles: list[list[Any]]) -> Form:
        """The deal with these piles."""
        raise NotImplementedError

    def shown(self, setup: Form, event: Event, number: int, sight: Sight) -> Any:
        """What a viewer sees of an event of this move. An event that no paragraph shows fails."""
        form: Form = msgspec.to_builtins(event)
        _, own = SHOWN[self.name][form["event"]]
        return {field: value for field, value in form.items() if field not in own or form["seat"] == sight.at(number)}


class LichterfestBook(Book):
    """L7: lantern cards, rewards and boats are public. Hand tiles, the draw stack and the returned tiles are secret."""

    name = "lichterfest"

    def dealt(self, setup: Form, sight: Sight) -> Any:
        own = [hand for seat, hand in enumerate(setup["hands"]) if seat == sight.viewer]
        return setup["sides"], setup["turns"], own, len(setup["stack"])

    def piles(self, setup: Form, deck: int) -> list[list[Any]]:
        """L3: of 35 tiles, some are returned unseen."""
        used = {*setup["stack"], *itertools.chain(*setup["hands"])}
        return [*setup["hands"], setup["stack"], [tile for tile in range(1, 36) if tile not in used]]

    def laid_out(self, setup: Form, deck: int, piles: list[list[Any]]) -> Form:
        *hands, stack, _ = piles
        return setup | {"hands": hands, "stack": stack}


class LeuchtturmBook(Book):
    """A3: three private cards each, secret; of the two stacks only the top cards are public, nobody looks below."""

    name = "leuchtturm"

    def dealt(self, setup: Form, sight: Sight) -> Any:
        own = [hand for seat, hand in enumerate(setup["hands"]) if seat == sight.viewer]
        return setup["first"], own, [(stack[0], len(stack)) for stack in setup["public"]]

    def piles(self, setup: Form, deck: int) -> list[list[Any]]:
        return [*setup["hands"], *setup["public"]]

    def laid_out(self, setup: Form, deck: int, piles: list[list[Any]]) -> Form:
        *hands, first, second = piles
        return setup | {"hands": hands, "public": [first, second]}


class LumenBook(Book):
    """M4: the values of others' hands, never one's own, nor the ten left over, nor the cards of earlier tricks.

    No paragraph speaks of spectators: they see what every player sees, and so of all hands only the colours.
    """

    name = "lumen"

    def players(self, setup: Form) -> int:
        return len(setup["deals"][0])

    def arriving(self, sight: Sight, course: "Course") -> Sight:
        """M4: tricks lie face down when the next card is led. A round is a bid and ten cards of each (M2, M5)."""
        players = course.players
        came_in, came = divmod(sight.came, 11 * players)
        open_from = came - (came % players or players) if came > players else -players  # also the round's last trick
        covered = {}
        for number, (seat, move) in enumerate(course.moves[: sight.came]):
            if move["type"] == "play" and number - came_in * 11 * players < open_from:
                covered[number] = (number // (11 * players), seat, move["place"])
        return sight._replace(covered=covered, deals=1 + len(course.moves) // (11 * players))

    def dealt(self, setup: Form, sight: Sight) -> Any:
        """M3: the hands of each round are dealt with the last card of the round before."""
        moves = 11 * self.players(setup)
        deals = range(min(sight.deals, len(setup["deals"])))
        return setup["first"], [self._hands(setup, deal, sight.at(max(0, deal * moves - 1)), sight) for deal in deals]

    def _hands(self, setup: Form, deal: int, viewer: Viewer, sight: Sight) -> Any:
        """What a viewer sees of the hands of a round, without cards that were covered before they came."""
        gone = set(sight.covered.values())
        return [
            [
                card[0] if viewer in (seat, TABLE) else card
                for place, card in enumerate(hand)
                if (deal, seat, place) not in gone
            ]
            for seat, hand in enumerate(setup["deals"][deal])
        ]

    def shown(self, setup: Form, event: Event, number: int, sight: Sight) -> Any:
        form = super().shown(setup, event, number, sight)
        if form["event"] == "played" and number in sight.covered:
            return form["seat"], form["place"]
        return form

    def decks(self, setup: Form) -> int:
        return len(setup["deals"])

    def piles(self, setup: Form, deck: int) -> list[list[Any]]:
        """M1: values 1 to 8, 10 or 12; ten cards are left over."""
        hands = setup["deals"][deck]
        used = set(itertools.chain(*hands))
        cards = [f"{color}{value}" for color in "yrgbp" for value in range(1, 2 * len(hands) + 3)]
        return [*hands, [card for card in cards if card not in used]]

    def laid_out(self, setup: Form, deck: int, piles: list[list[Any]]) -> Form:
        """M3: hands are sorted by colour, ascending."""
        hands = [sorted(hand, key=lambda card: ("yrgbp".index(card[0]), int(card[1:]))) for hand in piles[:-1]]
        return setup | {"deals": [hands if at == deck else deal for at, deal in enumerate(setup["deals"])]}


BOOKS: dict[str, Book] = {book.name: book for book in (LichterfestBook(), LeuchtturmBook(), LumenBook())}


def witnessed(course: Course, sight: Sight) -> Iterator[Any]:
    """What a viewer sees of a game, move by move; None at the end if a move cannot be made."""
    book, setup = BOOKS[course.game.name], course.setup
    yield book.dealt(setup, sight)
    position = begun(course)
    for number, (seat, move) in enumerate(course.moves):
        try:
            events = position.play(course.game.move(move), seat)
        except Refused:
            yield None
            return
        yield [book.shown(setup, event, number, sight) for event in events]


def begun(course: Course) -> Position:
    """The first position."""
    return course.game.start(msgspec.convert(course.setup, course.game.setup_type), course.options)


def other_world(course: Course, sights: Sequence[Sight], seed: str, *, swaps: int = 20, tries: int = 400) -> Course:
    """A deal that none of these viewers can tell from the given one in the course of these moves."""
    book, chance = BOOKS[course.game.name], random.Random(seed)
    sights = [book.arriving(sight, course) for sight in sights]
    known = [list(witnessed(course, sight)) for sight in sights]
    world = course
    for deck in range(book.decks(course.setup)):
        left = swaps
        for _ in range(tries):
            setup = book.laid_out(world.setup, deck, swapped(book.piles(world.setup, deck), chance))
            tried = course._replace(setup=setup)
            if setup != world.setup and all(map(sees, itertools.repeat(tried), sights, known)):
                world, left = tried, left - 1
                if left == 0:
                    break
    return world


def sees(course: Course, sight: Sight, known: list[Any]) -> bool:
    """Whether the viewer sees exactly this."""
    return all(here == there for here, there in zip(witnessed(course, sight), known, strict=False))


def swapped(piles: list[list[Any]], chance: random.Random) -> list[list[Any]]:
    """Swap two of the cards."""
    changed = [list(pile) for pile in piles]
    places = [(number, at) for number, pile in enumerate(piles) for at in range(len(pile))]
    (one, here), (other, there) = chance.sample(places, 2)
    changed[one][here], changed[other][there] = changed[other][there], changed[one][here]
    return changed


def course_of(name: str, players: int, moves: int, seed: str, options: Form | None = None) -> Course:
    """An eventful game after this many moves: of four random moves, the one with most events is made."""
    game = load(name)
    chosen = msgspec.convert(options or {}, game.options_type)
    dealt = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed, chosen)
    chance = Chance(seed)
    while len(dealt.moves) < moves and dealt.position.to_move is not None:
        tried = [dealt.position.random_move(chance) for _ in range(4)]
        choose = max if chance.below(4) == 0 else min
        dealt.play(choose(tried, key=lambda move: len(dealt.position.clone().play(move))))
    return Course(game, chosen, form_of(dealt.setup), [(seat, form_of(move)) for seat, move in dealt.moves])


def form_of(value: msgspec.Struct) -> Form:
    """As it is written."""
    form: Form = msgspec.json.decode(msgspec.json.encode(value))
    return form

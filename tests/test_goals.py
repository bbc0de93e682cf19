"""What one is collecting and for what, as one line: from one's own view, said in every language, with true numbers."""

from collections.abc import Iterator

import pytest

from lichtspiel import Chance, Match, load
from lichtspiel.core.events import TABLE
from lichtspiel.games.leuchtturm.views import LeuchtturmView
from lichtspiel.games.lichterfest.box import COLORS
from lichtspiel.games.lichterfest.views import LichterfestView
from lichtspiel.games.lumen.box import points_for
from lichtspiel.games.lumen.views import LumenView
from lichtspiel.words import LANGUAGES, Phrase, sentence


def goals(name: str, seed: str) -> Iterator[tuple[object, Phrase | None]]:
    """Every seat's goal in each position of a game of random moves."""
    game, chance = load(name), Chance(seed)
    players = game.players[0]
    match = Match.dealt(game, tuple("ABCDE"[:players]), seed)
    while match.position.to_move is not None:
        for seat in range(players):
            view = match.position.view(seat)
            yield view, game.goal(view)
        assert game.goal(match.position.view(TABLE)) is None
        legal = match.position.legal()
        match.play(legal[chance.below(len(legal))])
    assert game.goal(match.position.view(0)) is None


@pytest.mark.parametrize("name", ["lichterfest", "leuchtturm", "lumen"])
def test_it_can_be_said_in_every_language(name: str) -> None:
    said: list[Phrase] = []
    for _, goal in goals(name, "said"):
        if goal is not None and goal not in said:
            said.append(goal)
    for lang in LANGUAGES:
        assert all("{" not in sentence(goal, lang) for goal in said)
    assert said


def test_lichterfest_says_how_many_cards_the_nearest_set_lacks() -> None:
    """L11, L12, L21."""
    for view, goal in goals("lichterfest", "sets"):
        assert isinstance(view, LichterfestView)
        assert isinstance(view.viewer, int)
        if goal is None:
            assert view.last_turn
            continue
        cards = view.seats[view.viewer].cards
        each, colors = {"four": (4, 1), "pairs": (2, 3), "seven": (1, len(COLORS))}[str(goal.args["kind"])]
        least = sum(sorted(max(0, each - count) for count in cards)[:colors])
        assert int(goal.args["missing"]) >= least
        if goal.args["missing"] == 0:
            assert least == 0
        number = ("four", "pairs", "seven").index(str(goal.args["kind"]))
        assert goal.args["value"] == (view.rewards[number][0] if view.rewards[number] else 4)


def test_leuchtturm_says_who_has_how_many_orders() -> None:
    """A17, A18."""
    for view, goal in goals("leuchtturm", "orders"):
        assert isinstance(view, LeuchtturmView)
        assert isinstance(view.viewer, int)
        assert goal is not None
        mine, others = view.seats[view.viewer], [seat for at, seat in enumerate(view.seats) if at != view.viewer]
        most = max(len(seat.laid) for seat in others)
        assert goal.args == {"laid": len(mine.laid), "most": most, "cards": mine.cards}


def test_lumen_says_what_the_bid_is_worth_as_it_stands() -> None:
    """M8, M9: the points of the best number of tricks that can still be reached."""
    lost = 0
    for view, goal in goals("lumen", "bids"):
        assert isinstance(view, LumenView)
        assert view.mine is not None
        assert goal is not None
        bid, tricks = view.mine.bid, view.mine.tricks
        if bid is None:
            assert goal.args == {"points": 10 * view.round, "half": 5 * view.round}
            continue
        lies = view.trick is not None and view.trick.winner is None
        mine = lies and view.trick is not None and view.viewer in [card.seat for card in view.trick.cards]
        within = range(tricks, tricks + len(view.mine.hand) + mine + 1)
        best = max(int(points_for(bid.tips, bid.extra, reached, view.round - 1)) for reached in within)
        assert goal.args["points"] == abs(best)
        assert goal.args["kept"] == ("yes" if best > 0 else "no")
        assert goal.args["tricks"] == tricks
        lost += best < 0
    assert lost

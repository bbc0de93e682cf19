"""The bots of LUMEN: levels in order, budgets kept, reasons that can be recomputed, win chances about right."""

from collections.abc import Iterator
from functools import partial
from itertools import chain

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel import Chance, Match, Move, View, load
from lichtspiel.bots import kinds, make, reasons, win_chances
from lichtspiel.bots.bot import LEVELS, Bot, Budget, Reason
from lichtspiel.bots.company import Company
from lichtspiel.bots.lumen.bids import SEED, BidOutlook, bid_outlook
from lichtspiel.bots.lumen.players import MasterBot, SearchingBot
from lichtspiel.bots.lumen.reasons import AS_GOOD, SAMPLES
from lichtspiel.bots.lumen.reasons import SEED as CARD_SEED
from lichtspiel.bots.lumen.search import outlook
from lichtspiel.bots.lumen.search.study import Dealer, Pool, Study
from lichtspiel.bots.lumen.watching import judged, plays_of_round
from lichtspiel.bots.lumen.weights import opponents
from lichtspiel.core.events import Event, tell
from lichtspiel.core.positions import SAMPLE_NAMES, Position
from lichtspiel.games.lumen.events import Scored
from lichtspiel.games.lumen.moves import Bid, Play, encode
from lichtspiel.games.lumen.pad import possible_from
from lichtspiel.games.lumen.views import LumenView, imagine, imagine_from
from lichtspiel.words import LANGUAGES, sentence

GAME = load("lumen")
SHORT = Budget(simulations=60)


def company(names: list[str], seed: str, budget: Budget | None = None) -> Company:
    """Bots of these names round a table; all with the same budget."""
    players = len(names)
    table = Company(Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), seed), {}, seed)
    table.bots = {seat: make(name, GAME, seat, seed, budget) for seat, name in enumerate(names)}
    return table


def moments(players: int, seed: str) -> Iterator[tuple[LumenView, list[Move]]]:
    """What greedy players see at each of their turns in one game."""
    table = company(["greedy"] * players, seed)
    position = table.match.position
    while position.to_move is not None:
        view = position.view(position.to_move)
        assert isinstance(view, LumenView)
        yield view, position.legal()
        table.play(table.choose())


def test_all_levels_are_there() -> None:
    assert set(LEVELS) | {"greedy", "flat"} <= set(kinds(GAME))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("level", [*LEVELS, "flat"])
def test_a_level_finishes_and_repeats_itself(level: str, players: int) -> None:
    tables = [company([level] * players, "again", SHORT) for _ in range(2)]
    for table in tables:
        table.finish()
    assert tables[0].match.position.result is not None
    assert tables[0].match.moves == tables[1].match.moves


@pytest.mark.parametrize("level", ["skilled", "master"])
def test_budgets_of_simulations_are_spent_exactly(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []

    class Counted:
        """A study that only counts simulations, and never finishes by itself."""

        alive = (0, 1)
        sums = (0, 0)

        def __init__(self, *_: object) -> None:
            spent.append(0)

        def run(self, simulations: int, chance: Chance) -> None:
            spent[-1] += simulations

        def best(self) -> int:
            return 0

    monkeypatch.setattr("lichtspiel.bots.lumen.players.Study", Counted)
    for budget, expected in ((Budget(simulations=75), 75), (None, usual(level)), (Budget(seconds=0.0), 0)):
        position = GAME.new(4, 1)
        assert position.to_move is not None
        make(level, GAME, position.to_move, 1, budget).choose(position.view(position.to_move), position.legal())
        assert spent[-1] == expected


def test_a_study_stops_when_few_enough_moves_are_left() -> None:
    world = imagine(view_of(GAME.new(4, 1)), Chance(1))
    for least in (1, 2):
        study = Study(world, int(world.to_move), outlook.places_of([]), MasterBot.manner, Chance(1), opponents(4))
        study.least = least
        study.run(40_000, Chance(1))
        assert least <= len(study.alive) < 21


def view_of(position: Position) -> LumenView:
    """What the seat to move sees."""
    view = position.view(position.to_move or 0)
    assert isinstance(view, LumenView)
    return view


def usual(level: str) -> int:
    """What a level spends on a bid unless it is told otherwise."""
    kind = kinds(GAME)[level]
    assert issubclass(kind, SearchingBot)
    return kind.usual * kind.for_bids


def test_a_bot_without_time_still_moves() -> None:
    position = GAME.new(4, 1)
    assert position.to_move is not None
    bot: Bot = make("master", GAME, position.to_move, 1, Budget(seconds=0.0))
    assert bot.choose(position.view(position.to_move), position.legal()) in position.legal()


def test_master_scores_more_than_greedy() -> None:
    """One master among three greedy players, at every seat of the same deals."""
    ahead = 0.0
    for seed in range(3):
        for seat in range(4):
            names = ["master" if number == seat else "greedy" for number in range(4)]
            table = company(names, f"short {seed}", Budget(simulations=300))
            table.finish()
            result = table.match.position.result
            assert result is not None
            ahead += (4 * result.scores[seat] - sum(result.scores)) / 3
    assert ahead / 12 > 10


# -- Reasons -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_reasons_for_bids_can_be_recomputed(players: int) -> None:
    for view, legal in moments(players, "bids"):
        if view.phase != "bid" or view.round > 2:
            continue
        bid = legal[5]
        assert isinstance(bid, Bid)
        found = {reason.code: reason for reason in reasons(GAME, view, bid)}
        counts = tricks_again(view, bid)
        tenths = round(10 * sum(tricks * count for tricks, count in enumerate(counts)) / SAMPLES)
        met = {bid.tips, bid.tips + 1} if bid.extra else {bid.tips}
        chance = round(100 * sum(counts[tricks] for tricks in met) / SAMPLES)
        points = round(total_points(counts, met, bid, view.round) / SAMPLES)
        brought = found["bid-gains" if points >= 0 else "bid-loses"]
        assert brought.args == {"chance": chance, "points": abs(points)}
        assert brought.against == (points <= 0)
        assert found["bid-tricks"].args == {"tricks": tenths // 10, "tenths": tenths % 10}
        assert found["bid-tricks"].against == (not 10 * min(met) - 5 < tenths < 10 * max(met) + 5)


def tricks_again(view: LumenView, bid: Bid) -> list[int]:
    """In how many samples 0, 1, 2 … tricks come with a bid, in the worlds of a master that was told nothing."""
    assert isinstance(view.viewer, int)
    world = imagine_from((), view, Chance(SEED))
    others = judged(opponents(len(view.seats)), view.viewer, (), world)
    dealer = Dealer(world, view.viewer, vec[i64](), MasterBot.manner, others)
    deal_chance = Chance(SEED)
    imagine_from((), view, deal_chance)
    pool, chance, counts = Pool(dealer, 300, deal_chance), Chance(SEED), [0] * 11
    for own in [others.own, others.kinds[0].others] * (SAMPLES // 2):
        others.own = own
        others.draw(chance)
        trial = pool.draw(chance).copy()
        trial.set_bid(view.viewer, encode(bid))
        others.bid_rest(trial)
        others.finish(trial, view.viewer)
        counts[int(trial.tricks[view.viewer])] += 1
    return counts


def total_points(counts: list[int], met: set[int], bid: Bid, number: int) -> int:
    """M8, M9, written independently of the bots."""
    full = 10 * number // (2 if bid.extra else 1)
    return sum(count * (full if tricks in met else -5 * abs(tricks - bid.tips)) for tricks, count in enumerate(counts))


def test_a_bid_that_loses_points_is_called_good_only_if_no_other_is_better() -> None:
    said = set[str]()
    for view, legal in chain(moments(3, "best"), moments(4, "good"), moments(3, "well")):
        if view.phase != "bid":
            continue
        outlooks = [bid_outlook(view, bid) for bid in legal if isinstance(bid, Bid)]
        for bid, found in zip(legal, outlooks, strict=True):
            codes = {reason.code for reason in reasons(GAME, view, bid)} & {"bid-best", "bid-wins"}
            best = found.points == max(each.points for each in outlooks)
            wins = found.wins + AS_GOOD >= max(each.wins for each in outlooks)
            right = {"bid-best"} if best else {"bid-wins"} if wins else set[str]()
            assert codes == (right if round(found.points) <= 0 else set())
            said |= codes
    assert said


@pytest.mark.parametrize("players", GAME.players)
def test_what_masters_say_of_their_bids_is_about_what_comes_of_them(players: int) -> None:
    """And hardly ever is there nothing that speaks for what they bid."""
    bids: list[BidOutlook] = []
    made, argued = 0, 0
    for seed in range(3):
        table = company(["master"] * players, f"promised {seed}")
        told: list[list[Event]] = [[] for _ in range(players)]
        while (seat := table.match.position.to_move) is not None:
            view, move = view_of(table.match.position), table.choose()
            if isinstance(move, Bid):
                bids.append(bid_outlook(view, move, told[seat]))
                argued += any(not reason.against for reason in reasons(GAME, view, move, told[seat]))
            events = table.play(move)
            made += sum(event.points > 0 for event in events if isinstance(event, Scored))
            for number, heard in enumerate(told):
                heard.extend(tell(events, number))
    promised = sum(bid.made for bid in bids) / len(bids)
    assert abs(promised - made / len(bids)) < 0.15
    assert argued >= 0.97 * len(bids)


@pytest.mark.parametrize("players", GAME.players)
def test_reasons_for_cards_can_be_recomputed(players: int) -> None:
    said: set[str] = set()
    for number, (view, legal) in enumerate(moments(players, "cards")):
        if view.phase != "play" or number % 3:
            continue
        move = legal[number % len(legal)]
        found = reasons(GAME, view, move)
        assert 1 <= len(found) <= 4
        assert not found[0].against or found[0].code == "takes"
        for reason in found:
            assert is_true(view, move, reason), reason
        assert (found[0].code == "only-card") == (len(legal) == 1)
        said |= {reason.code for reason in found}
        for lang in LANGUAGES:
            assert [sentence(reason.phrase("lumen", SAMPLE_NAMES, view.viewer), lang) for reason in found]
    assert {"only-card", "takes", "saves", "card", "void", "may-be-trumped"} <= said


def test_reasons_remember_what_was_played() -> None:
    """Whoever plays last to a trick knows from the pad whether a card can be high enough; so does the reason."""
    forgotten = 0
    for view, told, move in last_plays():
        assert isinstance(move, Play)
        odds = possible_from(told, view)[move.place]
        highest = max(card.value for card in view.trick.cards if card.color == view.led)  # type: ignore[union-attr]
        sure = {value > highest for value in odds}
        if len(sure) > 1:
            continue
        said, plain = (chance_said(reasons(GAME, view, move, events)) for events in (told, ()))
        assert said == 100 * sure.pop()
        forgotten += plain != said
    assert forgotten


def last_plays() -> Iterator[tuple[LumenView, list[Event], Move]]:
    """Cards of the colour that was led, played last to tricks without trumps; and what their seat had been told."""
    for seed in range(3):
        table = company(["greedy"] * 4, f"last {seed}")
        told: list[list[Event]] = [[] for _ in range(4)]
        while (seat := table.match.position.to_move) is not None:
            view, move = view_of(table.match.position), table.choose()
            laid = view.trick.cards if view.led and view.trick else ()
            trumped = view.led != "yellow" and any(card.color == "yellow" for card in laid)
            follows = isinstance(move, Play) and color_at(view, move.place) == view.led
            if len(laid) == 3 and follows and not trumped:
                yield view, told[seat], move
            events = table.play(move)
            for number in range(4):
                told[number] += tell(events, number)


def test_a_card_that_hardly_takes_the_trick_is_not_said_to_have_no_percent() -> None:
    none = Reason("takes", {"aim": "none", "chance": 0, "case": "hardly"}).phrase("lumen", SAMPLE_NAMES, 0)
    assert all("0" not in sentence(none, lang) for lang in LANGUAGES)


def chance_said(found: list[Reason]) -> int:
    return next(int(reason.args["chance"]) for reason in found if reason.code == "takes")


def test_a_forced_card_that_may_take_an_unwanted_trick_is_no_plus() -> None:
    said = [
        reason
        for view, legal in moments(4, "forced")
        if view.phase == "play" and len(legal) == 1 and over_bid(view) >= 0
        for reason in reasons(GAME, view, legal[0])
        if reason.code == "takes" and reason.args["aim"] in ("none", "over")
    ]
    assert any(25 <= int(reason.args["chance"]) < 50 for reason in said)
    assert all(reason.against == (int(reason.args["chance"]) >= 25) for reason in said)


def is_true(view: LumenView, move: Move, reason: Reason) -> bool:
    """Whether a reason for a card is true and on the right side, worked out from the view independently of the bots."""
    assert isinstance(move, Play)
    others = [seat.hand for number, seat in enumerate(view.seats) if number != view.viewer]
    color = reason.args.get("color")
    match reason.code:
        case "takes":
            beaten = reason.args["case"] == "never"
            assert not beaten or reason.args["chance"] == 0
            return reason.args["chance"] == chance_again(view, move) and aim_is_true(view, move, reason)
        case "saves":
            assert view.mine is not None
            lost = -over_bid(view) == len(view.mine.hand)  # the bid, with this trick
            is_better = any(map(partial(is_kept, view, move), fitting_better(view, move)))
            return lost == (reason.args["aim"] == "lost") and is_better and not reason.against
        case "no-better":
            return not reason.against and not fitting_better(view, move)
        case "draws-trumps":
            return view.led is None and color_at(view, move.place) == "yellow" and not reason.against
        case "none-takes":
            return over_bid(view) < 0 and chance_again(view, move) == 0 and not fitting_better(view, move)
        case "may-be-trumped":
            assert reason.seat is not None
            hand = {card.color for card in view.seats[reason.seat].hand}
            led = color == color_at(view, move.place) and color not in hand and "yellow" in hand
            return led and reason.against == (over_bid(view) < 0)
        case "nobody-has":
            return reason.against != (over_bid(view) < 0) and all(
                card.color != color for hand in others for card in hand
            )
        case "void":
            assert view.mine is not None
            return [card.place for card in view.mine.hand if card.color == color] == [move.place]
        case "card":
            return ranks(view, move, reason)
    return reason.code == "only-card"  # as is checked where the legal moves are known


def over_bid(view: LumenView) -> int:
    assert view.mine is not None
    assert view.mine.bid is not None
    return view.mine.tricks - view.mine.bid.tips


def aim_is_true(view: LumenView, move: Play, reason: Reason) -> bool:
    """Whether the trick is wanted as the reason says, and counted for or against the card accordingly."""
    assert view.mine is not None
    assert view.mine.bid is not None
    over, chance = over_bid(view), int(reason.args["chance"])
    match reason.args["aim"]:
        case "need" | "lost":
            most = max(outlook_again(view, Play(place)) for place in legal_places(view))
            pace = max(min(50, -100 * over / len(view.mine.hand)), 50 * most / SAMPLES)
            right = reason.against == (chance < pace) or abs(chance - pace) < 1  # rounded
            lost = -over > len(view.mine.hand)
            return over < 0 and right and lost == (reason.args["aim"] == "lost")
        case "either":
            return over == 0 and view.mine.bid.extra and not reason.against
        case "none":
            return over == int(view.mine.bid.extra) and reason.against == (chance >= 25)
    return over > view.mine.bid.extra and reason.against == (chance >= 25)


def fitting_better(view: LumenView, move: Play) -> list[int]:
    """The places of other cards that are clearly likelier to take the trick, if that is wanted, or else less likely."""
    sign = 1 if over_bid(view) < 0 else -1
    others = [place for place in legal_places(view) if place != move.place]
    return [place for place in others if sign * (outlook_again(view, Play(place)) - outlook_again(view, move)) > 20]


def is_kept(view: LumenView, move: Play, place: int) -> bool:
    """Whether another card is worth keeping beside this one: stronger if tricks are wanted, or else weaker."""
    weaker, stronger = (move.place, place) if over_bid(view) < 0 else (place, move.place)
    colors = color_at(view, weaker), color_at(view, stronger)
    return weaker < stronger if colors[0] == colors[1] else colors[0] != "yellow"


def legal_places(view: LumenView) -> list[int]:
    return [move.place for move in GAME.imagine(view, Chance(1)).legal() if isinstance(move, Play)]


def ranks(view: LumenView, move: Play, reason: Reason) -> bool:
    """Whether the card stands where the reason says among its colour."""
    assert view.mine is not None
    places = [card.place for card in view.mine.hand if card.color == reason.args["color"]]
    below, above = sum(place < move.place for place in places), sum(place > move.place for place in places)
    names = {(False, True): "lowest", (True, False): "highest"}
    return move.place in places and reason.args["rank"] == names[below > 0, above > 0]


def chance_again(view: LumenView, move: Play) -> int:
    return round(100 * outlook_again(view, move) / SAMPLES)


def outlook_again(view: LumenView, move: Play) -> int:
    chance = Chance(CARD_SEED)
    world = imagine(view, chance)
    laid = view.trick.cards if view.trick is not None and view.trick.winner is None else ()
    plays = outlook.places_of([(card.seat, card.place) for card in laid])
    return int(outlook.tricks_with_card(world, plays, move.place, SAMPLES, chance))


def color_at(view: LumenView, place: int) -> str:
    assert view.mine is not None
    return next(card.color for card in view.mine.hand if card.place == place)


# -- Win chances ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_chances_add_up_to_one(players: int) -> None:
    for number, (view, _) in enumerate(moments(players, "sum")):
        if number % 10 == 0:
            found = win_chances(GAME, view, Chance(number))
            assert len(found) == players
            assert sum(found) == pytest.approx(1)
            assert min(found) > 0


def test_chances_of_the_table_and_of_the_end() -> None:
    table = company(["greedy"] * 4, "end")
    position = table.match.position
    assert sum(win_chances(GAME, position.view("table"), Chance(1))) == pytest.approx(1)
    table.finish()
    assert position.result is not None
    chances = win_chances(GAME, position.view(0), Chance(1))
    assert chances.index(1.0) == position.result.places.index(1)


def test_chances_are_better_than_none() -> None:
    """Over fixed games, taken once a round, the Brier score is well below that of equal chances."""
    losses: list[float] = []
    for seed in range(10):
        views, winner = watched(f"brier {seed}", every=44, first=30)
        for view in views:
            found = win_chances(GAME, view, Chance(seed))
            losses.append(sum((share - (seat == winner)) ** 2 for seat, share in enumerate(found)))
    assert sum(losses) / len(losses) < 0.72  # equal chances have 0.75


def watched(seed: str, every: int, first: int) -> tuple[list[View], int]:
    """Some of what the seats to move saw in a game of greedy players, and who won it."""
    table = company(["greedy"] * 4, seed)
    position = table.match.position
    views: list[View] = []
    for number in range(4 * 44):
        assert position.to_move is not None
        if number % every == first:
            views.append(position.view(position.to_move))
        table.play(table.choose())
    assert position.result is not None
    return views, position.result.places.index(1)


def test_a_study_tries_every_move_before_it_drops_one() -> None:
    position = GAME.new(4, 1)
    bot = make("master", GAME, position.to_move or 0, 1, Budget(simulations=21))
    assert isinstance(bot, SearchingBot)
    view = position.view(bot.seat)
    assert isinstance(view, LumenView)
    world = imagine(view, Chance(1))
    study = Study(world, bot.seat, plays_of_round(bot.told), bot.manner, Chance(1))
    study.run(21, Chance(1))
    assert int(study.worlds) == 1
    assert len(study.alive) == 21

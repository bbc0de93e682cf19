"""The opponents of Die Leuchtturm-Architekten: they repeat themselves, keep budgets, get stronger, and say why."""

from collections.abc import Iterator

import pytest

from lichtspiel import Chance, Match, Move
from lichtspiel.bots import every_reason, make, reasons, win_chances
from lichtspiel.bots.bot import LEVELS, Budget, Reason, Thinking
from lichtspiel.bots.leuchtturm import players
from lichtspiel.bots.leuchtturm.reasons import standing, towers_after
from lichtspiel.bots.leuchtturm.search.foresight import Foresight
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES, Position
from lichtspiel.games.leuchtturm.box import TOWERS
from lichtspiel.games.leuchtturm.codes import ANSWER
from lichtspiel.games.leuchtturm.finder import Reach, reach
from lichtspiel.games.leuchtturm.game import GAME
from lichtspiel.games.leuchtturm.moves import Claim, Refill, Step, Stop, encode, letter_of, target_of
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions, LeuchtturmView, imagine
from lichtspiel.words import LANGUAGES, sentence

SWITCHES = (
    LeuchtturmOptions(),
    LeuchtturmOptions(movement="every-step"),
    LeuchtturmOptions(claims="ask-always"),
    LeuchtturmOptions(take_back=False),
    LeuchtturmOptions(turn_limit=9),
)
SHORT = Budget(simulations=12)


def duel(
    names: list[str], seed: int, budget: Budget | None = None, options: LeuchtturmOptions | None = None
) -> Position:
    """A whole game; bots take their seats in the order of the names."""
    chance = Chance(f"duel {seed}")
    position = GAME.start(GAME.draw_setup(len(names), chance, options or LeuchtturmOptions()), options)
    bots = [make(name, GAME, seat, seed, budget) for seat, name in enumerate(names)]
    while position.to_move is not None:
        position.play(bots[position.to_move].choose(position.view(position.to_move), position.legal()))
    return position


def wandering(games: int, plies: int) -> Iterator[tuple[LeuchtturmView, list[Move]]]:
    """Views of the seat to move, with its legal moves, in games that are mostly played greedily."""
    for seed in range(games):
        match = Match.dealt(GAME, tuple(SAMPLE_NAMES[: 2 + seed % 3]), seed)
        position, chance = match.position, Chance(seed)
        bots = [make("greedy", GAME, seat, seed) for seat in range(2 + seed % 3)]
        for _ in range(plies):
            seat = position.to_move
            if seat is None:
                break
            view, legal = position.view(seat), position.legal()
            assert isinstance(view, LeuchtturmView)
            yield view, legal
            random = chance.below(4) == 0
            position.play(legal[chance.below(len(legal))] if random else bots[seat].choose(view, legal))


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_finishes_games_with_every_switch(seats: int, options: LeuchtturmOptions) -> None:
    for level in LEVELS:
        assert duel([level] * seats, 1, SHORT, options).result is not None


@pytest.mark.parametrize("name", players.BOTS)
def test_a_seeded_bot_repeats_itself(name: str) -> None:
    for view, legal in list(wandering(2, 12))[::3]:
        assert isinstance(view.viewer, int)
        first, second = (make(name, GAME, view.viewer, 7, SHORT).choose(view, legal) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("name", ["flat", "skilled", "master"])
@pytest.mark.parametrize("simulations", [1, 30, 100])
def test_budgets_of_simulations_are_never_exceeded(
    name: str, simulations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[Thinking] = []

    class Watched(Thinking):
        def __init__(self, budget: Budget, usual: int) -> None:
            super().__init__(budget, usual)
            spent.append(self)

    monkeypatch.setattr(players, "Thinking", Watched)
    for view, legal in list(wandering(1, 20))[8:]:
        assert isinstance(view.viewer, int)
        assert make(name, GAME, view.viewer, 1, Budget(simulations=simulations)).choose(view, legal) in legal
    assert spent
    assert all(thinking.left >= 0 for thinking in spent)


def test_a_small_budget_is_spent_on_the_plans_it_can_try() -> None:
    for view, legal in list(wandering(3, 20))[8::3]:
        assert isinstance(view.viewer, int)
        bot = WatchedMaster(GAME, view.viewer, 1, SHORT)
        assert bot.choose(view, legal) in legal
        assert all(tried for tried in bot.tried)


class WatchedMaster(players.MasterBot):
    """Notes in how many worlds the chosen plan was tried, if there were others to choose from."""

    def __init__(self, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game, seat, seed, budget)
        self.tried: list[int] = []

    def _race(self, foresight: Foresight, thinking: Thinking) -> None:
        alone = foresight.count() == 1
        super()._race(foresight, thinking)
        self.tried += [] if alone else [len(foresight.leader().outcomes)]


def test_a_budget_of_seconds_is_kept() -> None:
    view, legal = list(wandering(1, 20))[15]
    assert isinstance(view.viewer, int)
    assert make("master", GAME, view.viewer, 1, Budget(seconds=0)).choose(view, legal) in legal


def test_master_beats_greedy_clearly() -> None:
    wins = 0
    for seed in range(6):
        for seat in (0, 1):
            names = ["greedy", "greedy"]
            names[seat] = "master"
            result = duel(names, seed, Budget(simulations=60)).result
            assert result is not None
            wins += result.places[seat] == 1
    assert wins >= 9


# -- Win chances -------------------------------------------------------------------------------------------------------


def test_chances_add_up_to_one() -> None:
    for view, _ in list(wandering(6, 30))[::7]:
        chances = win_chances(GAME, view, Chance(1))
        assert len(chances) == len(view.seats)
        assert sum(chances) == pytest.approx(1)
    over = duel(["greedy", "greedy"], 1)
    assert over.result is not None
    assert win_chances(GAME, over.view("table"), Chance(1))[over.result.places.index(1)] == 1


def test_chances_are_better_than_none() -> None:
    """Over the second half of greedy games, the Brier score of the table's chances beats that of a coin."""
    errors = []
    for seed in range(20):
        match = Match.dealt(GAME, ("Ada", "Ben"), f"chances {seed}")
        bots = [make("greedy", GAME, seat, seed) for seat in (0, 1)]
        told = []
        while (seat := match.position.to_move) is not None:
            told.append(win_chances(GAME, match.position.view("table"), Chance(seed))[0])
            match.play(bots[seat].choose(match.position.view(seat), match.position.legal()))
        assert match.position.result is not None
        won = match.position.result.places[0] == 1
        errors += [(chance - won) ** 2 for chance in told[len(told) // 2 :]]
    assert sum(errors) / len(errors) < 0.22


# -- Reasons -----------------------------------------------------------------------------------------------------------


def found_reasons() -> list[tuple[LeuchtturmView, Move, Reason]]:
    return [
        (view, move, reason)
        for view, legal in wandering(18, 60)
        for move in legal
        for reason in reasons(GAME, view, move)
    ]


FOUND = found_reasons()


def with_code(code: str) -> list[tuple[LeuchtturmView, Move, Reason]]:
    found = [entry for entry in FOUND if entry[2].code == code]
    assert found, code
    return found


def laid(view: LeuchtturmView) -> list[int]:
    return [len(seat.laid) for seat in view.seats]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    for code in {reason.code for _, _, reason in FOUND}:
        view, _, reason = with_code(code)[0]
        assert sentence(reason.phrase("leuchtturm", SAMPLE_NAMES, view.viewer), lang)


def test_reasons_are_few() -> None:
    for view, legal in list(wandering(3, 30))[::5]:
        assert all(len(reasons(GAME, view, move)) <= 4 for move in legal)


@pytest.mark.parametrize(("code", "serves"), [("own", "me"), ("public", "public"), ("takes-over", "take-over")])
def test_gains_are_what_the_finder_says(code: str, serves: str) -> None:
    for view, move, reason in with_code(code):
        if isinstance(move, Step):
            ways = [way for way in reach(view) if (way.tower, way.island) == (reason.args["tower"], target_of(move))]
            assert [way.serves for way in ways] == [serves]


def test_a_claim_lays_the_card_before_the_viewer() -> None:
    for code in ("own", "public", "takes-over"):
        for view, move, reason in with_code(code):
            world = imagine(view, Chance(1))
            world.apply(encode(move))
            if world.phase == ANSWER:
                world.apply(encode(Claim()))
            after = GAME.view(world, view.viewer)
            assert isinstance(view.viewer, int)
            assert reason.args["tower"] in [card.tower for card in after.seats[view.viewer].laid]


def test_endings_are_scored() -> None:
    endings = [entry for entry in FOUND if entry[2].code.startswith(("ends", "would-end"))]
    assert endings
    for view, _, reason in endings:
        assert isinstance(view.viewer, int)
        counts = laid(view)
        mine = counts.pop(view.viewer) + 1
        assert (reason.args["mine"], reason.args["theirs"]) == (mine, max(counts))
        word = "ahead" if mine > max(counts) else "level" if mine == max(counts) else "behind"
        assert reason.code.endswith(word)


def test_no_step_ends_a_game_that_its_player_need_not_end() -> None:
    """A15: whoever completes a lighthouse whose order would lose them the game is asked, and may decline."""
    losing = [reason for view, move, reason in FOUND if isinstance(move, Step) and reason.code == "ends-behind"]
    assert not losing
    for _, move, reason in FOUND:
        if reason.code == "claim-behind":
            assert isinstance(move, Step)
            assert int(reason.args["mine"]) < int(reason.args["theirs"])
            assert reason.against


def test_all_that_is_true_of_a_move_holds_what_is_said_of_it() -> None:
    """Reviews list as an argument only what is not true of the other move as well."""
    for view, move, reason in FOUND:
        if reason.code in ("saves-stone", "harbour", "must", "uses-points"):
            others = [other for other in legal_in(view) if isinstance(other, type(move)) and other != move]
            kept = [other for other in others if not isinstance(other, Refill) or other.stone != reason.args["stone"]]
            assert all(reason in every_reason(GAME, view, other) for other in kept[:3])


def test_the_chance_to_serve_another_is_how_often_it_happens_in_imagined_worlds() -> None:
    for view, _, reason in with_code("may-serve")[::60]:
        card, chance = TOWERS.index(str(reason.args["tower"])), Chance(1)
        times = sum(imagine(view, chance).places[card] == reason.seat for _ in range(600))
        assert times / 600 == pytest.approx(int(reason.args["cards"]) / int(reason.args["of"]), abs=0.1)


def test_what_a_move_could_lead_to_can_be_reached_for_these_points() -> None:
    for view, move, reason in with_code("could-lead-to")[::7]:
        world = GAME.imagine(view, Chance(1))
        world.play(move)
        after = world.view(view.viewer)
        assert isinstance(after, LeuchtturmView)
        assert isinstance(move, Step)
        ways = [way for way in reach(after) if way.tower == reason.args["tower"] and way.sure]
        assert min(way.points for way in ways) + move.by == reason.args["points"]


def left_to_next(view: LeuchtturmView, move: Move) -> list[Reach]:
    """What the next seat can surely complete to its own gain, from its own view of a world that fits this view."""
    world = GAME.imagine(view, Chance(1))
    world.play(move)
    after = world.view(world.to_move or 0)
    assert isinstance(after, LeuchtturmView)
    return [way for way in reach(after) if way.serves in {"me", "public", "take-over"}]


def test_what_is_left_to_the_next_seat_can_be_reached_by_it() -> None:
    for view, move, reason in with_code("leaves")[::3]:
        ways = [way for way in left_to_next(view, move) if way.tower == reason.args["tower"]]
        assert min(way.points for way in ways) <= int(reason.args["points"])


def test_if_nothing_is_left_the_next_seat_has_nothing_sure_but_its_own_cards() -> None:
    for view, move, _ in with_code("leaves-nothing")[::3]:
        sure = [way for way in left_to_next(view, move) if way.sure and way.serves != "me"]
        assert not sure


def test_a_stone_that_leaves_least_is_dearest_for_the_next_seat() -> None:
    for view, move, reason in with_code("leaves-least")[::5]:
        (left,) = (found for found in reasons(GAME, view, move) if found.code == "leaves")
        for other in GAME.imagine(view, Chance(1)).legal():
            found = {one.code: one.args for one in reasons(GAME, view, other)}
            assert int(found["leaves"]["points"]) <= int(left.args["points"])
        assert reason.seat == left.seat


def test_an_order_grows_by_stones_that_did_not_stand_before() -> None:
    for view, move, reason in with_code("grows")[::9]:
        world = GAME.imagine(view, Chance(1))
        world.play(move)
        after = world.view(view.viewer)
        assert isinstance(after, LeuchtturmView)
        begun = str(reason.args["tower"])[: int(reason.args["stones"])]
        assert begun in after.islands
        assert begun not in view.islands


def test_an_own_order_that_loses_ground_speaks_against_a_move() -> None:
    """Of two stones and more of an order on the board fewer stand after the move."""
    for view, move, reason in with_code("loses")[::9]:
        assert isinstance(move, Step)
        order, stones = str(reason.args["tower"]), reason.args["stones"]
        assert order in (view.seats[view.viewer].hand or ())  # type: ignore[index]
        assert standing(order, view.islands) == reason.args["before"]
        assert standing(order, towers_after(view, move)) == stones
        assert reason.against


def test_nothing_is_forgone_unless_it_is_near() -> None:
    for view, _, _ in with_code("forgoes")[::9]:
        assert any(way.sure and way.serves in {"me", "public", "take-over"} for way in reach(view))


def test_a_stone_comes_nearer_to_an_order_that_needs_it_next() -> None:
    for view, move, reason in with_code("nearer"):
        assert isinstance(move, Step)
        order, island = str(reason.args["tower"]), int(reason.args["island"])
        assert order in (view.seats[int(view.viewer)].hand or ())
        world = GAME.imagine(view, Chance(1))
        world.play(move)
        after = world.view(view.viewer)
        assert isinstance(after, LeuchtturmView)
        stone = letter_of(str(reason.args["stone"]))
        assert after.islands[target_of(move) - 1].endswith(stone)
        assert order.startswith(after.islands[island - 1] + stone)
        assert (island - target_of(move)) % 8 < (island - move.origin) % 8


def legal_in(view: LeuchtturmView) -> list[Move]:
    return list(GAME.imagine(view, Chance(1)).legal())


def islands_after(view: LeuchtturmView, move: Move) -> tuple[str, ...]:
    world = GAME.imagine(view, Chance(1))
    world.play(move)
    after = world.view(view.viewer)
    assert isinstance(after, LeuchtturmView)
    return after.islands


def begun(order: str, islands: tuple[str, ...]) -> int:
    """How many stones of an order stand on some island."""
    return max((count for count in range(4) if order[:count] in islands), default=0)


def test_the_only_move_and_points_that_must_be_spent() -> None:
    for view, move, _ in with_code("only"):
        assert legal_in(view) == [move]
    for view, _, _ in with_code("must"):
        assert Stop() not in legal_in(view)


def test_an_order_that_others_could_gain_is_set_back() -> None:
    for view, move, reason in with_code("sets-back")[::5]:
        order, whose = str(reason.args["tower"]), reason.args["whose"]
        (place,) = view.cards[TOWERS.index(order)].places
        assert (place.where, reason.seat) == (("top", None) if whose == "public" else (whose, place.number))
        assert (reason.seat == view.viewer) == (whose == "laid")
        assert begun(order, islands_after(view, move)) < begun(order, view.islands)


def test_a_turn_can_end_so_that_the_next_seat_has_nothing_sure_but_its_own_cards() -> None:
    for view, move, reason in with_code("can-leave-nothing")[::9]:
        assert reason.seat == (view.active + 1) % len(view.seats)
        assert can_leave_nothing(view, move, {"public", "take-over"})


def test_that_is_said_only_if_another_end_of_the_turn_leaves_something() -> None:
    for view, _, _ in with_code("can-leave-nothing")[::9]:
        ends = [other for other in legal_in(view) if isinstance(other, Step | Stop) and ends_turn(view, other)]
        assert not all(can_leave_nothing(view, end, {"me", "public", "take-over"}) for end in ends)


def ends_turn(view: LeuchtturmView, move: Move) -> bool:
    world = GAME.imagine(view, Chance(1))
    world.play(move)
    return isinstance(world.legal()[0], Refill)


def can_leave_nothing(view: LeuchtturmView, move: Move, gains: set[str]) -> bool:
    """Whether with some stone for the harbour nothing of this kind is surely in reach of the next seat."""
    world = GAME.imagine(view, Chance(1))
    world.play(move)
    assert world.to_move == view.viewer
    nothing = []
    for stone in world.legal():
        end = world.clone()
        end.play(stone)
        after = end.view((view.active + 1) % len(view.seats))
        assert isinstance(after, LeuchtturmView)
        nothing.append(not any(way.sure and way.serves in gains for way in reach(after)))
    return any(nothing)


def test_what_stands_of_an_own_order_is_kept() -> None:
    for view, move, reason in with_code("keeps")[::9]:
        order, stones = str(reason.args["tower"]), reason.args["stones"]
        assert order in (view.seats[int(view.viewer)].hand or ())
        assert 0 < begun(order, view.islands) == stones == begun(order, islands_after(view, move))


def test_no_order_of_others_grows_that_is_known() -> None:
    for view, move, _ in with_code("helps-nobody")[::9]:
        known = {card.tower for stack in view.public if stack.top for card in view.cards if card.tower == stack.top}
        known |= {order for number, seat in enumerate(view.seats) if number != view.viewer for order in seat.known}
        after = islands_after(view, move)
        assert all(begun(order, after) <= begun(order, view.islands) for order in known)


def test_a_stone_for_the_harbour_is_wanted_or_another_is_worse() -> None:
    for view, move, reason in with_code("stone-wanted")[::3]:
        order, stone = str(reason.args["tower"]), letter_of(str(reason.args["stone"]))
        assert isinstance(move, Refill)
        assert (move.stone, order in (view.seats[int(view.viewer)].hand or ())) == (reason.args["stone"], True)
        assert any(order.startswith(tower + stone) for tower in view.islands)
    for view, move, reason in with_code("withholds"):
        others = [other for other in legal_in(view) if other != move]
        assert any(reason.args["tower"] in {way.tower for way in left_to_next(view, other)} for other in others)
    for view, move, reason in with_code("saves-stone"):
        assert isinstance(move, Refill)
        assert move.stone != reason.args["stone"]
        assert view.supply[["red", "white", "black"].index(str(reason.args["stone"]))] == reason.args["left"]


def test_that_nothing_is_near_is_no_reason() -> None:
    assert not {"nothing-near", "stop"} & {reason.code for _, _, reason in FOUND}


GOOD = {
    "own",
    "public",
    "takes-over",
    "ends-ahead",
    "ends-level",
    "would-end-behind",
    "could-lead-to",
    "leaves-nothing",
}
BAD = {
    "ends-behind",
    "claim-behind",
    "would-end-ahead",
    "would-end-level",
    "decline",
    "serves",
    "may-serve",
    "nobody",
    "leaves",
    "forgoes",
    "loses",
}


def test_losses_and_what_others_gain_speak_against_a_move() -> None:
    against = {reason.code for _, _, reason in FOUND if reason.against}
    assert BAD & {reason.code for _, _, reason in FOUND} <= against
    assert not GOOD & against

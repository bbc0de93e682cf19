"""A review in words: in every language, with sums that add up, as text and as a page."""

import re
from html import escape
from html.parser import HTMLParser

import pytest
from msgspec import Raw
from msgspec.structs import replace

from lichtspiel import load, names
from lichtspiel.bots import outlook_type
from lichtspiel.bots.bot import Reason
from lichtspiel.bots.contrast import reproaches
from lichtspiel.core.records import position_before
from lichtspiel.core.results import Result
from lichtspiel.games.lichterfest.moves import Place
from lichtspiel.reviews import Effort, Reviewer, review
from lichtspiel.reviews.judging import Judgement
from lichtspiel.reviews.moments import WHOLE, Moment, Option, whole
from lichtspiel.reviews.page import marks, page
from lichtspiel.reviews.summing_up import leads
from lichtspiel.reviews.wording import (
    Account,
    Reader,
    Wording,
    beside,
    concessions,
    differing,
    facts,
    in_percents,
    marked,
    repeats,
)
from lichtspiel.words import say, sentence
from lichtspiel.words.files import LANGUAGES
from tests.reviews.games import LEAST, LEFT_AFTER, broken_off_record, given_up, kept

ALONE = {"meta", "img"}  # without an end of their own
MOVES = {"leuchtturm": b'{"type":"stop"}', "lichterfest": b'{"type":"pass"}', "lumen": b'{"type":"play","place":0}'}
DEDICATE = b'{"type":"dedicate","kind":"pairs","colors":["white","red","black"]}'
EXCHANGE = b'{"type":"exchange","give":"red","take":"white"}'
PLACE = b'{"type":"place","tile":22,"turns":3,"at":[2,-1]}'


def option(game: str, *reasons: Reason, chances: tuple[int, ...] = (), move: bytes = b"") -> Option:
    """A move with these reasons; which one does not matter unless it is given."""
    return Option(move=Raw(move or MOVES.get(game, b"{}")), chances=chances, score=0.0, reasons=reasons)


def told_apart(game: str, made: Reason | list[Reason], better: Reason | list[Reason]) -> list[Reason]:
    first, second = (option(game, *(each if isinstance(each, list) else [each])) for each in (made, better))
    return differing(load(game), first, second)


@pytest.fixture(scope="module", params=sorted(names()))
def account(request: pytest.FixtureRequest) -> Account:
    record = broken_off_record(load(request.param), "told")
    return Account(record, review(record, effort=Effort(LEAST.budget, worlds=32)), "en")


def argued(game: str, number: int, better: str, lang: str = "en") -> list[str]:
    """What is said of a choice in a game that lies here, beside another that is thought better."""
    reviewer = Reviewer(kept(game))
    made, other = reviewer.decision(number).made, reviewer.game.parse(better)
    found = reviewer.compare(number, made, other)
    told = Wording(reviewer.record, (), (), lang)
    assert found.made is not None
    assert found.better is not None
    return [
        marked(each) for each in told.argued(found.made, found.better, reviewer.decision(number).seat, found.conclusion)
    ]


@pytest.mark.parametrize("moves", [0, LEFT_AFTER])
def test_who_won_because_the_leader_gave_up_was_not_ahead(moves: int) -> None:
    for loser in (0, 1):
        record = given_up(load("lichterfest"), "given up", moves, loser)
        found = review(record, effort=LEAST)
        leader = leads(found.moments[-1].table if moves else found.start)
        outcome, winner = Account(record, found, "en").outcome(), record.names[1 - loser]
        if leader == loser:
            assert outcome == f"{record.names[loser]} had the best chances, but gave up: {winner} won."
        elif leader is None:
            assert outcome.startswith("The game ended early.")
        else:
            assert outcome.startswith((f"{winner} had", "From move")), outcome


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_early_end_can_be_said(account: Account, lang: str) -> None:
    first, *others = range(len(account.names))
    names, found = account.names, account.review
    places = tuple(1 + (seat != first) for seat in range(len(names)))
    last = replace(found.moments[-1], table=tuple(WHOLE * (seat == others[0]) for seat in range(len(names))))
    lost = replace(
        found,
        result=Result(places, found.result.scores, "agreed"),
        moments=(*found.moments[:-1], last),
        summary=replace(found.summary, decided=None),
    )
    assert Account(account.record, lost, lang).outcome() == say(lang, "review-ended-early", player=names[first])
    resigned = replace(account.record, resigned=(others[0],))
    said = say(lang, "review-gave-up-ahead", player=names[first], leader=names[others[0]])
    assert Account(resigned, lost, lang).outcome() == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(account: Account, lang: str) -> None:
    told = Account(account.record, account.review, lang)
    said = [told.title(), told.outcome(), *told.tallies(), *told.balance_heads()]
    for moment in told.review.moments:
        said += [told.heading(moment), told.verdict(moment), told.made(moment)]
        if moment.better is not None:
            said += [told.better(moment), *map(marked, told.arguments(moment))]
    assert all(said)
    assert not [text for text in said if "{" in text or "  " in text]


def test_moves_are_said_in_words(account: Account) -> None:
    """Their notation is for records and the terminal; whoever reads a review need not know it."""
    for moment in account.review.moments:
        said = say("en", "review-made", move=str(account.game.read_move(moment.move)))
        assert not account.made(moment).startswith(said)


def test_every_better_move_has_an_argument(account: Account) -> None:
    """A trial that names a better move has found by how much it is better, so that can always be said."""
    for moment in account.review.moments:
        if moment.better is None or moment.conclusion is None:
            continue
        said = list(map(marked, account.arguments(moment)))
        assert said
        assert moment.made is not None
        concluded = sentence(moment.conclusion.phrase(account.game.name, account.names, moment.seat), "en")
        told = facts(account.game, moment.made, moment.better)
        known = beside(account.game, moment.made, moment.better)
        assert (concluded in said) == (not repeats(moment.conclusion, told, known))


def test_each_argument_stands_under_its_move(account: Account) -> None:
    """What speaks against the move that was made must not look like a fault of the better one."""
    judged = [moment for moment in account.review.moments if moment.better is not None]
    assert judged
    for moment in judged:
        sides = account.sides(moment)
        assert all(argument.against for argument in sides.made)
        assert not any(argument.against for argument in sides.better)
        assert sorted(sides.made + sides.better, key=str) == sorted(account.arguments(moment), key=str)
    articles = page(account).split("<article>")[1:]
    for moment, article in zip(account.noteworthy(), articles, strict=True):
        for argument in account.sides(moment).made:
            assert article.index(escape(marked(argument))) < article.index(escape(account.better(moment)))


@pytest.mark.parametrize(("loss", "share"), [(200, True), (0, False)])
def test_a_cost_is_said_in_what_the_game_counts(account: Account, loss: int, share: bool) -> None:
    """Orders are not points, and whoever lost two games in a hundred did not lose hardly any."""
    found = next(moment for moment in account.review.moments if moment.made is not None)
    assert found.made is not None
    chances = [tuple(WHOLE // 2 - (each if seat == found.seat else 0) for seat in range(2)) for each in (200, 0)]
    made, better = (replace(found.made, chances=each) for each in chances)
    said = account.verdict(replace(found, verdict="good", loss=loss, points=0.8, made=made, better=better))
    assert ("0.8 orders" in said) == (account.game.name == "leuchtturm")
    assert ("48% to win instead of 50%" in said) == share
    assert ("hardly any" in said) == (not share)
    judged = Judgement(chances[0], made, replace(better, move=Raw(b"{}")), loss, 0.8)
    tried = account.comparison(judged, found.seat)
    assert ("0.8 orders" in tried) == (account.game.name == "leuchtturm")
    assert ("48% to win instead of 50%" in tried) == share


def test_the_summary_names_those_who_share_and_what_cost_most(account: Account) -> None:
    shared = replace(account.review, result=Result(places=(1, 1, 3)[: len(account.names)], scores=(1, 1, 0), ended=""))
    assert Account(account.record, shared, "en").outcome() == "Ada & Ben share the victory."
    blunders = [moment for moment in account.review.moments if moment.verdict in ("mistake", "blunder")]
    said = [tally for tally in account.tallies() if tally.startswith("What cost most")]
    assert len(said) == bool(blunders)
    for tally in said:
        worst = max(blunders, key=lambda moment: moment.loss)
        assert f"move {worst.number} by {account.names[worst.seat]}, " in tally


def test_moves_of_lumen_are_placed_by_round_and_trick(account: Account) -> None:
    first, *_, last = map(account.heading, account.review.moments)
    if account.game.name == "lumen":
        assert first.endswith(" (round 1, bids)")
        assert re.search(r"\(round 1, trick [2-9]\)$", last)
    else:
        assert "(" not in first + last


def test_rows_add_up_as_they_are_shown(account: Account) -> None:
    for _, *cells in account.balance_rows():
        assert not any("%" in cell for cell in cells), "sums of a whole game are no chances"
        start, *changes, result = (int(re.sub(r"[%\s±+]", "", cell).replace("−", "-")) for cell in cells)
        assert start + sum(changes) == result


def test_what_is_true_of_both_moves_is_no_argument() -> None:
    kept, lost = Reason("kept"), Reason("lost", against=True)
    for name in MOVES:
        both, one = option(name, kept, lost), option(name, lost)
        assert differing(load(name), one, both) == facts(load(name), one, both) == [kept]
        assert facts(load(name), both, one) == []


def test_one_fact_seen_from_two_sides_is_told_once() -> None:
    ends: dict[str, str | int] = {"mine": 3, "theirs": 4}
    made, better = (
        option("leuchtturm", *found)
        for found in ((Reason("ends-behind", ends, against=True),), (Reason("would-end-behind", ends),))
    )
    assert facts(load("leuchtturm"), made, better) == [Reason("would-end-behind", ends)]


def test_a_bid_and_a_card_are_those_that_were_played() -> None:
    """In a review the other move is the player's own; how often a bid was made is told once."""
    args: dict[str, str | int] = {"chance": 42, "instead": 12, "place": 3, "rival": "made"}
    assert "the card you played only 12%" in sentence(Reason("keeps-bid", args).phrase("lumen", (), 0), "en")
    bid = Reason("bid-instead", {"bid": 3, "extra": "no", "chance": 19, "points": 25, "rival": "made"}, concludes=True)
    assert sentence(bid.phrase("lumen", (), 0), "en") == "Your bid of 3 is made 19% of the time."
    loses = Reason("bid-loses", {"chance": 19, "points": 0}, against=True)
    assert repeats(bid, [loses])
    assert not repeats(bid, [])
    assert not repeats(bid, [Reason("bid-tricks", {"tricks": 3, "tenths": 9}, against=True)])


def test_chances_need_no_article() -> None:
    takes = Reason("takes", {"aim": "none", "chance": 87, "case": "hardly"})
    assert sentence(takes.phrase("lumen", (), 0), "en").startswith("It takes the trick 87% of the time; ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_is_found_on_the_lake(account: Account, lang: str) -> None:
    """Text has no board: what a tile brings does not tell where it lies."""
    told = Account(account.record, account.review, lang)
    for moment in told.review.moments:
        move = told.game.read_move(moment.move)
        place = told.yardstick.where(told.course[moment.number - 1][0].view(moment.seat), move)
        assert (place is not None) == (type(move).__name__ == "Place")
        assert place is None or sentence(place, lang) in told.made(moment)


def test_a_tile_is_named_by_its_sides_as_they_lie() -> None:
    """Somebody who reads it without a board can tell which tile it was, and how it was turned."""
    record = kept("lost")
    reviewer = Reviewer(record, effort=LEAST)
    said = Wording(record, (), (), "en").made(reviewer.moment(1, reviewer.start))
    assert "Its sides: red at the top, green on the right, purple at the bottom, purple on the left." in said
    assert "it lies 1 down. A match: Anna gets red as a bonus." in said  # with its top, at the start tile


def test_places_are_seen_from_the_seat() -> None:
    record = broken_off_record(load("lichterfest"), "told")
    places = {
        seat: outlook_type(load("lichterfest")).where(position_before(record, load("lichterfest"), 1).view(seat), move)
        for seat in range(2)
        for move in [Place(1, 0, (1, -2))]
    }
    said = {sentence(place, "en") for place in places.values() if place}
    ways = [("right", "up"), ("left", "down"), ("left", "up"), ("right", "down")]
    flat = {f"From the start tile it lies {1} to the {side} and {2} {level}." for side, level in ways}
    long = {f"From the start tile it lies {2} to the {side} and {1} {level}." for side, level in ways}
    assert len(said) == len(places)
    assert said <= flat or said <= long


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_reader_is_called_you(account: Account, lang: str) -> None:
    """All others are called by their names, in what was played and in what was better."""
    you = {"en": r"\bYou\b", "de": r"\bDu\b", "pl": r"\b(Zagrywasz|Deklarujesz|Kładziesz)\b"}[lang]
    nobody, own = (Account(account.record, account.review, lang, Reader(seats)) for seats in ((), (0,)))
    numbers = [moment.number for moment in account.review.moments]
    stood_in = Account(account.record, account.review, lang, Reader((0,), numbers))
    for moment in account.review.moments:
        for told in (nobody, stood_in) if moment.seat == 0 else (nobody,):
            moves = [told.made(moment)] + ([told.better(moment)] if moment.better else [])
            assert not [said for said in moves if re.search(you, said)]
        assert stood_in.addressed(moment) == nobody.addressed(moment)
        assert (nobody.addressed(moment) is None) == (moment.better is None)
        if moment.seat == 0:
            assert own.addressed(moment) is None
        else:
            assert own.names[moment.seat] in own.heading(moment)
    if account.game.name == "lumen" and lang == "en":
        cards = (moment for moment in account.review.moments if b"place" in bytes(moment.move))
        played = next(moment for moment in cards if moment.seat == 0)
        said = [told._move("review-better", played.number, told.game.read_move(played.move)) for told in (nobody, own)]
        assert said[0].startswith(f"Better: {account.names[0]} plays the ")
        assert said[1].startswith("Better: You play the ")


def test_chances_are_the_same_numbers_everywhere_and_sum_up() -> None:
    """Half a percent is not rounded down in a sentence and up in the bar beside it."""
    assert in_percents((1250, 8750)) == [13, 87]
    assert in_percents((3333, 3333, 3334)) == [33, 33, 34]
    assert in_percents((1450, 8550)) == [15, 85]
    assert in_percents(()) == []


class Nesting(HTMLParser):
    """Notes what is open."""

    def __init__(self) -> None:
        super().__init__()
        self.open = list[str]()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_numbers_in_the_graph_do_not_run_into_each_other() -> None:
    heights = [re.findall(r' y="(\d+)"', mark)[0] for mark in marks([(100, 45), (110, 46), (120, 47), (300, 60)])]
    assert heights[0] != heights[1] != heights[2]
    assert heights[3] == heights[0]


def test_a_page_is_one_whole_file(account: Account) -> None:
    told = Account(account.record, account.review, "en")
    told.names = tuple(f"<b>{name}</b>" for name in account.names)
    html = page(told)
    nesting = Nesting()
    nesting.feed(html)
    assert not nesting.open
    assert "<b>" not in html
    assert html.count("<polyline") == len(told.names)
    assert html.count("<img") == html.count("<figcaption>The board before the move</figcaption>")
    assert not re.search(r'(?:src|href)="(?!data:)|<script|@import|url\(', html)


def test_a_turning_point_shows_how_the_chances_turned(account: Account) -> None:
    """Also where the choice cost a little, which is no reason to look at it."""
    moment = account.review.moments[1]
    option = Option(move=moment.move, chances=moment.table, score=0.0, reasons=())
    even, turned = (
        tuple(whole([1] * len(moment.table))),
        tuple(WHOLE * (seat == 0) for seat in range(len(moment.table))),
    )
    good = replace(moment, table=turned, made=option, better=option, loss=0, points=3.0, verdict="good")
    told = Account(
        account.record, replace(account.review, moments=(replace(account.review.moments[0], table=even), good)), "en"
    )
    assert told.verdict(good).endswith(told.swing(good))
    still = replace(good, table=even)
    assert not told.verdict(still).endswith(told.swing(still))


def test_who_gave_up_is_told_in_the_overview() -> None:
    record = given_up(load("lichterfest"), "given up", LEFT_AFTER, 0)
    found = review(record, effort=LEAST)
    first = next(Account(record, found, "en").tallies())
    assert re.fullmatch(rf"{record.names[0]} gave up with \d+% to win, which counts among their own choices\.", first)


def test_who_was_not_judged_has_no_choices_in_the_balance() -> None:
    record = broken_off_record(load("lichterfest"), "told")
    ended = replace(record, result=Result((1, 2), record.result.scores, "L22"))  # type: ignore[union-attr]
    alone = Account(ended, review(record, effort=LEAST, seat=0), "en")
    told = replace(alone.review, balances=tuple(replace(each, own=0, others=0) for each in alone.review.balances))
    rows = list(Account(ended, told, "en").balance_rows())
    assert [row[2:4] for row in rows] == [["±0", "–"], ["–", "±0"]]
    said = alone.only_judged()
    assert said is not None
    assert record.names[0] in said
    assert Account(record, review(record, effort=LEAST), "en").only_judged() is None


def test_the_bid_that_was_made_has_its_own_chance_beside_the_better_one(account: Account) -> None:
    gains = [Reason("bid-gains", {"chance": chance, "points": 9}) for chance in (62, 26)]
    if account.game.name != "lumen":
        return
    moment = next(each for each in account.review.moments if each.choices > 1)
    made, better = (Option(move=moment.move, chances=(), score=0.0, reasons=(gain,)) for gain in gains)
    assert "You make it 62% of the time" in account.made(replace(moment, made=made, better=better))
    assert "% of the time" not in account.made(replace(moment, made=made, better=made))


def test_whose_turn_begins_is_not_said_of_a_move(account: Account) -> None:
    for moment in account.review.moments:
        assert not re.search(r"Turn \d+:", account.made(moment))


@pytest.mark.parametrize(("lang", "never"), [("en", "never"), ("de", "nie"), ("pl", "nigdy")])
def test_what_never_happens_is_called_so(lang: str, never: str) -> None:
    reason = Reason("keeps-bid", {"chance": 55, "instead": 0, "place": 8, "rival": "made"}, concludes=True)
    said = sentence(reason.phrase("lumen", ("Ada",), 0), lang)
    assert said.endswith(f" {never}.")
    assert "0 %" not in said


def test_that_something_stays_is_no_argument_for_one_of_two_moves() -> None:
    made, better = (option("leuchtturm", Reason(code, {})) for code in ("can-leave-nothing", "keeps"))
    assert facts(load("leuchtturm"), made, better) == []


def test_no_card_is_kept_for_tricks_that_no_longer_help() -> None:
    """M8: who needs all tricks that are left loses the bid with a card that cannot take this one; but so does Ida."""
    said = "Ida then never makes the bid; with the card you played, 67% of the time."
    assert argued("lumen", 122, "#3") == [said, "Against it: It cannot take the trick; you still need 3."]


def test_nobody_is_blamed_for_what_the_better_move_does_as_well() -> None:
    """The better card never takes the trick, the better exchange breaks up the set that was not dedicated."""
    told = argued("lumen", 74, "#8")
    assert told[0] == "+ Keeps stronger cards for later tricks."
    assert not [said for said in told if said.startswith("−")]
    for number, better in ((37, "o>b"), (43, "p>b")):
        told = argued("lichterfest", number, better)
        assert told
        assert not [said for said in told if "One of each colour" in said or "Keeps three pairs" in said], told


def test_a_reproach_stays_where_the_better_move_deserves_it_less() -> None:
    blamed = {
        "lumen": (
            Reason("takes", {"aim": "none", "chance": 60, "case": "hardly"}, against=True),
            Reason("takes", {"aim": "none", "chance": 30, "case": "hardly"}, against=True),
        ),
        "leuchtturm": (
            Reason("leaves", {"tower": "wrkw", "points": 2}, 1, against=True),
            Reason("leaves", {"tower": "rkrw", "points": 4}, 1, against=True),
        ),
        "lichterfest": (
            Reason("waits", {"kind": "four", "value": 8}, against=True),
            Reason("breaks", {"kind": "pairs", "value": 5}, against=True),
        ),
    }
    for name, (more, less) in blamed.items():
        assert reproaches(load(name), [more], [less]) == [more]
        assert reproaches(load(name), [less], [more]) == []


def test_what_an_exchange_is_praised_for_can_all_come_true() -> None:
    """Four oranges are dedicated or counted as pairs; three pairs that are kept are not the next set as well."""
    told = argued("lichterfest", 14, "k>b")
    assert told[0] == "+ Leaves you one card short of three pairs, worth 7."
    assert not [said for said in told if "next set" in said]
    assert "+ Keeps three pairs to dedicate and brings you nearer to the same set again." in argued(
        "lichterfest", 30, "w>o"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", ["wins", "both", "though", "points"])
def test_the_numbers_of_the_verdict_are_not_told_again(case: str, lang: str) -> None:
    """Where nothing else tells the moves apart, it is said without numbers, and by what it comes to."""
    told = Wording(kept("lichterfest"), (), (), lang)
    made, better = (option("lichterfest", chances=(share, 10_000 - share, 0)) for share in (4_551, 5_049))
    args: dict[str, str | int] = {"share": 5, "points": 1, "tenths": 2, "unit": "points", "rival": "made"}
    for conclusion in (Reason("ahead", {"case": case, **args}, concludes=True), None):
        said = [each.sentence for each in told.argued(made, better, 0, conclusion)]
        assert len(said) == bool(conclusion)
        assert not re.search(r"\d", "".join(said))
    assert "wins" not in say("en", "review-no-reason", case="points")


def test_stones_are_not_told_apart_by_the_numbers_of_the_verdict() -> None:
    told = Wording(kept("leuchtturm"), (), (), "en")
    made, better = (option("leuchtturm", chances=(share, 10_000 - share, 0, 0)) for share in (2_600, 4_700))
    ahead = Reason("stone-ahead", {"stone": "red", "share": 21, "rival": "made"}, concludes=True)
    assert "wins more often" in told.argued(made, better, 0, ahead)[0].sentence


def test_how_often_a_bid_was_made_is_told_once() -> None:
    made, better = (option("lumen", Reason("bid-gains", {"chance": share, "points": 5})) for share in (36, 50))
    bid = Reason("bid-instead", {"bid": 0, "extra": "no", "chance": 36, "points": 3, "rival": "made"}, concludes=True)
    assert repeats(bid, facts(load("lumen"), made, better), beside(load("lumen"), made, better))


def test_who_reads_is_named_in_what_others_chose(account: Account) -> None:
    """ "You" is always the player whose move it is, as the note says, also where it happens to whoever reads it."""
    for seat in range(len(account.names)):
        told = Account(account.record, account.review, "en", Reader((seat,)))
        assert all(told._reader(each.number) in (each.seat if each.seat == seat else "table",) for each in told.moments)


def test_a_better_move_that_came_next_is_called_so() -> None:
    """Whoever dedicates, and had better laid the tile that follows, need not wonder what was wrong."""
    record = kept("lichterfest")
    number = next(at for at in range(1, len(record.moves)) if record.moves[at].seat == record.moves[at - 1].seat)
    made, following = record.moves[number - 1 : number + 1]
    option = Option(move=following.move, chances=(5_000, 3_000, 2_000), score=0.0, reasons=())
    moment = Moment(
        number=number,
        seat=made.seat,
        move=made.move,
        choices=9,
        table=option.chances,
        decision=(),
        luck=(),
        estimate=(),
        made=replace(option, move=made.move),
        better=option,
    )
    told = Wording(record, (), (), "en")
    assert len(told.course[number][0].legal()) > 1
    said = f"{record.names[made.seat]} made that very move next; the costly one was the move before it."
    assert told.arguments(moment)[-1].sentence == said
    assert told.made_next(replace(moment, better=replace(option, move=made.move))) is None


def need(chance: int, aim: str = "need") -> Reason:
    return Reason("takes", {"aim": aim, "chance": chance, "tricks": 1, "case": "hardly"})


def test_what_the_move_made_has_as_well_or_more_of_is_no_plus() -> None:
    match = {color: Reason("match", {"color": color}) for color in ("red", "black", "white")}
    boats = [Reason("boats", {"boats": number}) for number in range(3)]
    assert told_apart("lichterfest", [match["white"], match["white"], boats[2]], [match["black"], boats[1]]) == []
    assert told_apart("lichterfest", match["red"], match["black"]) == []
    assert told_apart("lichterfest", match["red"], [match["red"], match["black"]]) == [match["black"]]
    assert told_apart("lichterfest", boats[1], boats[2]) == [boats[2]]
    complete, short = (Reason(code, {"kind": "four", "value": 8}) for code in ("completes", "one-short"))
    assert told_apart("lichterfest", complete, short) == []
    assert told_apart("lichterfest", short, complete) == [complete]
    three, one = (Reason("grows", {"tower": tower, "stones": count}) for tower, count in (("kwkw", 3), ("wkrw", 1)))
    assert told_apart("leuchtturm", three, one) == []
    assert told_apart("leuchtturm", one, three) == [three]
    assert told_apart("lumen", need(90), need(54)) == []
    assert told_apart("lumen", need(54), need(90)) == [need(90)]


def test_cards_that_take_the_trick_as_often_are_not_told_apart() -> None:
    assert told_apart("lumen", need(1, "none"), need(0, "none")) == []
    assert told_apart("lumen", need(10, "none"), need(0, "none")) == [need(0, "none")]
    assert told_apart("lumen", need(0, "none"), need(10, "none")) == []
    assert told_apart("lumen", need(50), need(54)) == []


def test_a_trick_that_may_be_taken_or_not_is_no_plus() -> None:
    """M9: that one more would still fit says nothing for it."""
    assert told_apart("lumen", need(0, "either"), need(18, "either")) == []


@pytest.mark.parametrize("made", [DEDICATE, EXCHANGE])
def test_what_laying_brings_comes_after_dedicating_as_well(made: bytes) -> None:
    brings = [Reason("match", {"color": "red"}), Reason("boats", {"boats": 1}), Reason("takes", {"color": "blue"})]
    laid, sets = option("lichterfest", *brings, move=PLACE), Reason("completes", {"kind": "four", "value": 8})
    assert differing(load("lichterfest"), option("lichterfest", move=made), laid) == []
    more = replace(laid, reasons=(*brings, sets))
    assert differing(load("lichterfest"), option("lichterfest", move=made), more) == [sets]
    assert differing(load("lichterfest"), option("lichterfest", move=PLACE), laid) == brings


def test_the_weightiest_against_the_better_move_is_told() -> None:
    breaks = Reason("breaks", {"kind": "pairs", "value": 9}, against=True)
    boats = Reason("costs-boats", {"boats": 1}, against=True)
    made, better = option("lichterfest", move=DEDICATE), option("lichterfest", breaks, boats, move=EXCHANGE)
    assert concessions(load("lichterfest"), made, better) == [breaks]
    told = Wording(kept("lichterfest"), (), (), "en").argued(made, better, 0, None)
    assert [marked(each) for each in told] == ["Against it: Breaks up three pairs, worth 9."]
    assert concessions(load("lichterfest"), replace(made, reasons=(breaks,)), better) == [boats]


def test_a_cost_is_the_difference_of_the_averages_beside_it(account: Account) -> None:
    if account.game.name != "lumen":
        return
    moment = next(each for each in account.review.moments if each.choices > 1)
    even = (2_000,) * len(account.names)
    for less, more, said in ((16, 24, "8 points"), (0, 3, "3 points"), (9, 13, "4 points")):
        made, better = (
            option("lumen", Reason("bid-gains", {"chance": 50, "points": each}), chances=even) for each in (less, more)
        )
        assert f"about {said}, but" in account.verdict(
            replace(moment, verdict="good", loss=0, points=more - less + 0.7, made=made, better=better)
        )

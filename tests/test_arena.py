"""The arena: duplicate setups, nothing played twice, and figures that follow from the games."""

from itertools import combinations_with_replacement
from math import fsum
from pathlib import Path

import pytest

from benchmarks import endurance
from benchmarks.rig.frozen import label, releases
from benchmarks.strength import (
    COLUMNS,
    PAIRINGS,
    Meeting,
    Pairing,
    beats_at_least,
    cells,
    in_the_same_time,
    meeting,
    not_worse,
    plan,
    rig_reports,
    scores_more,
    surely,
    surely_and_ahead,
    told_before,
    wins_at_least,
    write,
)
from benchmarks.yardsticks import ISMCTS, ISMCTS_SIMULATIONS, seated_as
from lichtspiel import Record, Result, read_record
from lichtspiel.arena.calibration import Bin, binned, brier, calibration_error, forecasts, reliability
from lichtspiel.arena.report import markdown, spread, write_report
from lichtspiel.arena.statistics import (
    Estimate,
    ahead,
    by_setup,
    duels,
    estimate,
    outcome,
    ratings,
    seats,
    share,
    standings,
)
from lichtspiel.arena.tournament import Job, Plan, jobs, kept, play, played, run, seatings, tables
from lichtspiel.bots.bot import LEVELS
from lichtspiel.cli.arena import prepared
from lichtspiel.cli.errors import CommandError
from lichtspiel.core.games import AnyGame
from lichtspiel.core.results import victory

PLAN = Plan("lichterfest", 2, ("greedy", "random"), 6)


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> list[Record]:
    """Three setups, both seatings each."""
    return run(PLAN, tmp_path_factory.mktemp("arena") / "games.jsonl", workers=1)


def test_bots_are_dealt_in_turn_or_chosen() -> None:
    assert tables(Plan("lumen", 4, ("master", "greedy"), 1)) == [("master", "greedy", "master", "greedy")]
    assert tables(Plan("lumen", 3, ("a", "b", "c", "d"), 1)) == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_every_seating_that_looks_different() -> None:
    assert seatings(("a", "b")) == [("a", "b"), ("b", "a")]
    assert seatings(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(seatings(("a", "b", "b", "b"))) == 4


def test_games_are_rounded_up_to_whole_setups() -> None:
    assert len(jobs(PLAN._replace(games=5))) == 6
    assert {job.setup for job in jobs(PLAN)} == {0, 1, 2}


def test_every_setup_is_dealt_once_and_played_with_all_seatings(tournament: list[Record]) -> None:
    setups = [bytes(record.setup) for record in tournament]
    assert setups[0] == setups[1] != setups[2] == setups[3] != setups[4] == setups[5]
    assert [record.by for record in tournament[:2]] == [("greedy", "random"), ("random", "greedy")]


def test_a_tournament_goes_on_where_it_was_stopped(tournament: list[Record], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n".join(record.dump() for record in tournament[:4]) + b'\n{"format":"lichtsp')
    file.write_bytes(file.read_bytes() + b"\n")
    told: list[tuple[int, int]] = []
    again = run(PLAN, file, workers=2, progress=lambda done, of: told.append((done, of)))
    assert told == [(5, 6), (6, 6)]
    assert [record.moves for record in again] == [record.moves for record in tournament]
    assert len(played(file)) == 6


def test_a_game_played_again_is_the_same(tournament: list[Record]) -> None:
    (first, *_), record = jobs(PLAN), tournament[0]
    again = play(Job(PLAN, first.setup, first.seating))
    assert bytes(record.setup) in again
    assert str(record.id).encode() in again


def test_standings_follow_from_the_games(tournament: list[Record]) -> None:
    best, other = standings(tournament)
    assert (best.bot, other.bot) == ("greedy", "random")
    assert best.games == other.games == 6
    wins = fsum(victory(outcome(record), seats(record).index("greedy")) for record in tournament)
    assert best.wins.value == pytest.approx(wins / 6)
    assert best.wins.value + other.wins.value == pytest.approx(1)
    assert best.rating.low < best.rating.value < best.rating.high
    assert best.rating.value > other.rating.value
    assert duels(tournament)["greedy", "random"].value == pytest.approx(best.wins.value)
    assert 0 < best.move_ms <= best.move_ms_99


def test_shared_victories_count_in_parts() -> None:
    assert victory(Result((1, 1, 3), (5, 5, 1), "L22"), 0) == 0.5
    assert victory(Result((1, 1, 3), (5, 5, 1), "L22"), 2) == 0


def test_setups_are_the_samples(tournament: list[Record]) -> None:
    assert len(by_setup((record, 1.0) for record in tournament)) == 3
    assert estimate([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    assert share([0.0, 1.0, 1.0]).high == 1.0
    middle = estimate([0.0, 0.5, 1.0])
    assert middle.low < 0.5 == middle.value < middle.high


def test_no_interval_is_claimed_that_cannot_be_estimated() -> None:
    assert spread(estimate([0.5]), 0, 100) == "50"
    assert spread(estimate([0.0, 1.0, 1.0, 1.0]), 0, 100).startswith("75 (")


def test_a_folder_holds_one_tournament(tournament: list[Record], tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(tournament[0].dump() + b"\n")
    assert prepared(PLAN, tmp_path, "en") == tmp_path / "games.jsonl"
    for other in (PLAN._replace(game="lumen"), PLAN._replace(players=3)):
        with pytest.raises(CommandError, match="a different tournament"):
            prepared(other, tmp_path, "en")


def test_ratings_need_different_bots() -> None:
    assert ratings([]) == {}


def test_reliability_and_brier() -> None:
    found = [(0.1, 0.0), (0.12, 1.0), (0.9, 1.0)]
    low, high = reliability(found)
    assert low.called == pytest.approx(0.11)
    assert (low.won, low.positions) == (0.5, 2)
    assert high == Bin(0.9, 1.0, 1)
    assert brier([(1.0, 1.0), (0.0, 1.0)]) == 0.5
    assert calibration_error([Bin(0.3, 0.2, 30), Bin(0.8, 0.8, 10)]) == pytest.approx(0.075)
    assert binned(low) == "11% → 50% (2)"


def test_win_chances_are_chances(game: AnyGame) -> None:
    called_and_won = list(forecasts([run_one(game)], 20))
    assert called_and_won
    for called, won in called_and_won:
        assert 0 <= called <= 1
        assert 0 <= won <= 1


def run_one(game: AnyGame) -> Record:
    """One game between random bots."""
    plan = Plan(game.name, game.players[0], ("random",), 1)
    return read_record(play(jobs(plan)[0]))


def test_games_between_all_pairs_of_levels_end(game: AnyGame, tmp_path: Path) -> None:
    """A few games; `make endurance` plays a thousand of each pairing."""
    met = [bout for bout in endurance.bouts() if bout.game == game.name]
    assert {bout.levels for bout in met} == set(combinations_with_replacement(LEVELS, 2))
    for number, bout in enumerate(met):
        records = run(bout.plan(2), tmp_path / f"{number}.jsonl", workers=1)
        row = dict(zip(endurance.COLUMNS, endurance.cells(bout, records), strict=True))
        assert row["games"] == f"{len(records)} of 1000"
        assert int(row["moves"]) <= int(row["most moves"])
        assert row["ended by"].startswith(outcome(records[0]).ended[0])


def test_bars_of_strength(tournament: list[Record]) -> None:
    best, other = standings(tournament)
    lead = ahead(tournament, "greedy", "random")
    before, shares = duels(tournament)["greedy", "random"], [1.0, 0.5, 1.0]
    met = Meeting(6, best._replace(move_ms=2.0), other._replace(move_ms=1.0), before, lead, shares)
    assert beats_at_least(0.5)(met) == wins_at_least(0.5)(met) == "yes"
    assert scores_more(met) == ("yes" if lead.low > 0 else "**no**")
    assert in_the_same_time(beats_at_least(0.5))(met) == "**no**"
    assert lead.value == pytest.approx(best.score.value - other.score.value)


def test_a_bar_for_the_lower_end_is_shown_by_the_whole_interval(tournament: list[Record]) -> None:
    best, other = standings(tournament)
    around, above, below = Estimate(0.6, 0.5, 0.7), Estimate(0.6, 0.56, 0.64), Estimate(0.4, 0.3, 0.5)
    lead = Estimate(1.0, 0.5, 1.5)
    met = {
        name: Meeting(6, best._replace(wins=wins), other, wins, lead, [wins.value])
        for name, wins in (("around", around), ("above", above), ("below", below))
    }
    assert [surely(0.55)(met[name]) for name in ("above", "around", "below")] == ["yes", "not shown", "**no**"]
    assert surely_and_ahead(0.55)(met["above"]) == "yes"
    assert surely_and_ahead(0.55)(met["above"]._replace(ahead=Estimate(1.0, -0.5, 2.5))) == "not shown"


def test_whether_more_thinking_is_not_worse_is_told_by_the_sequential_test(tournament: list[Record]) -> None:
    best, other = standings(tournament)
    found = Estimate(0.5, 0.5, 0.5)
    met = Meeting(400, best, other, found, found, [0.5] * 200)
    assert not_worse(met).startswith("yes")
    assert not_worse(met._replace(games=8, shares=[0.5] * 4)).startswith("open")
    assert not_worse(met._replace(shares=[0.0, 0.5] * 100)).startswith("no")


def test_what_the_rig_said_is_on_the_page(tmp_path: Path) -> None:
    assert rig_reports(tmp_path) == ""
    (tmp_path / "rig-regret.txt").write_text("regret lumen\nnothing\n")
    assert "```\nregret lumen\nnothing\n```" in rig_reports(tmp_path)


def test_whom_the_levels_are_measured_against() -> None:
    assert seated_as("lumen", "greedy") == "greedy"
    assert seated_as("lumen", "flat@10x").endswith("frozen_player.py flat 10x")
    assert seated_as("lumen", "ismcts@10x").endswith(f"{ISMCTS} {10 * ISMCTS_SIMULATIONS['lumen']}")
    assert seated_as("lumen", "response").endswith("benchmarks.rig.response")
    assert label(seated_as("lumen", "first:master", is_built=True)) == f"{releases()['first'].commit[:12]}:master"


def test_a_pairing_is_a_row_of_the_page(tournament: list[Record]) -> None:
    pairing = Pairing("lichterfest", ("greedy", "random"), "≥ 50 %", beats_at_least(0.5), 400)
    row = cells(pairing, meeting(pairing, tournament))
    assert row[:3] == ("lichterfest", "greedy, random", "6 of 400")
    assert row[-1] == "open; so far yes"
    assert cells(pairing._replace(games=6), meeting(pairing, tournament))[-1] in {"yes", "**no**"}
    assert markdown(COLUMNS, [row]).count("\n") == 3
    assert len(row) == len(COLUMNS)


def test_only_whole_setups_are_kept(tournament: list[Record], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert kept(PLAN, file) == []
    file.write_bytes(b"\n".join(record.dump() for record in reversed(tournament[:5])))
    assert [record.id for record in kept(PLAN, file)] == [record.id for record in tournament[:4]]


def test_the_page_says_what_was_played(tmp_path: Path) -> None:
    pairing = next(pairing for pairing in PAIRINGS if pairing.table == ("casual", "beginner"))
    run(plan(pairing)._replace(games=2), pairing.file(tmp_path), workers=1)
    write(tmp_path / "strength.md", tmp_path)
    assert "| casual, beginner | 2 of 400 |" in (tmp_path / "strength.md").read_text()


def test_strength_keeps_what_was_told_of_games_that_are_not_at_hand(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_bytes((Path(__file__).parent.parent / "docs/strength.md").read_bytes())
    before = told_before(page)
    assert ("leuchtturm", "master, first:master") in before
    write(page, tmp_path)
    assert told_before(page) == before
    assert "regret GAME master" in page.read_text()


def test_the_page_of_endurance_says_what_was_played(tmp_path: Path) -> None:
    bout = endurance.Bout("lichterfest", endurance.EQUALS)
    run(bout.plan(2), bout.file(tmp_path), workers=1)
    text = endurance.text_of(tmp_path)
    assert "| skilled, skilled | 2 of 1000 |" in text
    assert "→" in text


def test_the_report_is_one_page_and_one_picture(tournament: list[Record], tmp_path: Path) -> None:
    page = write_report("Greedy & random", tournament, standings(tournament), [Bin(0.3, 0.4, 10)], tmp_path)
    text = page.read_text()
    assert "Greedy &amp; random" in text
    assert "data:image/png;base64," in text
    assert "://" not in text, "nothing comes from elsewhere (the picture's letters may spell http by chance)"
    assert (tmp_path / "report.png").read_bytes().startswith(b"\x89PNG")

"""What every position of every game must do."""

import copy
import pickle
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel import Chance, Event, Match, Move, Refused, load, names
from lichtspiel.core.boards import plain
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.phrases import phrase_of
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.words import LANGUAGES, sentence
from tests.conformance.strategies import MOST_PLIES, json, matches, moves, play_randomly


def viewers(match: Match) -> list[Viewer]:
    """Every seat, and the table."""
    return [*range(len(match.players)), TABLE]


def all_views(match: Match) -> list[bytes]:
    """What everybody sees, as bytes."""
    return [match.position.view(viewer).json() for viewer in viewers(match)]


def test_every_game_ends(game: AnyGame, players: int) -> None:
    for seed in range(20):
        match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
        play_randomly(match, MOST_PLIES, Chance(seed))
        assert match.position.to_move is None
        assert match.position.result is not None
        assert match.position.legal() == []
        assert sorted(match.position.result.places)[0] == 1


def test_a_clone_goes_its_own_way(game: AnyGame) -> None:
    @given(matches(game), st.integers(0, 2**32))
    @settings(max_examples=40)
    def check(match: Match, seed: int) -> None:
        before = all_views(match)
        twin = match.position.clone()
        chance = Chance(seed)
        while twin.to_move is not None:
            twin.apply(twin.random_move(chance))
        assert all_views(match) == before
        kept = twin.clone()
        play_randomly(match, MOST_PLIES, Chance(seed + 1))
        assert [twin.view(v).json() for v in viewers(match)] == [kept.view(v).json() for v in viewers(match)]

    check()


def test_a_move_is_refused_exactly_if_it_is_not_legal(game: AnyGame) -> None:
    """The legal moves of other positions are the interesting ones: they are wrong in one thing only."""

    @given(matches(game), matches(game), st.lists(moves(game), max_size=30), st.randoms(use_true_random=False))
    @settings(max_examples=60)
    def check(match: Match, other: Match, made_up: list[Move], random: Random) -> None:
        position = match.position
        legal = position.legal()
        elsewhere = other.position.legal()
        tried = [*made_up, *random.sample(elsewhere, min(40, len(elsewhere))), *legal]
        for move in tried:
            refusal = position.check(move)
            assert (refusal is None) == (move in legal), move
            if refusal is not None:
                assert set(refusal.instead) <= set(legal)
                assert all(refusal.sentence(lang) for lang in LANGUAGES)

    check()


def test_a_refused_move_changes_nothing(game: AnyGame) -> None:
    @given(matches(game), moves(game))
    @settings(max_examples=40)
    def check(match: Match, move: Move) -> None:
        before = all_views(match)
        if match.position.check(move) is not None:
            with pytest.raises(Refused) as refused:
                match.play(move)
            assert refused.value.rule
            assert refused.value.sentence in str(refused.value)
        wrong_seat = ((match.position.to_move or 0) + 1) % len(match.players)
        for legal in match.position.legal()[:1]:
            with pytest.raises(Refused):
                match.play(legal, wrong_seat)
        assert all_views(match) == before

    check()


def test_a_random_move_is_drawn_evenly_from_the_legal_ones(game: AnyGame) -> None:
    """The same random numbers pick the same move from the list of legal moves: so each is equally likely."""

    @given(matches(game), st.integers(0, 2**32))
    @settings(max_examples=60)
    def check(match: Match, seed: int) -> None:
        legal = match.position.legal()
        if legal:
            assert match.position.random_move(Chance(seed)) == legal[Chance(seed).below(len(legal))]

    check()


def test_random_moves_reach_every_legal_move(game: AnyGame, players: int) -> None:
    position = game.new(players, 1)
    chance = Chance(5)
    missing = set(position.legal())
    for _ in range(60 * len(missing)):
        missing.discard(position.random_move(chance))
    assert not missing


def test_moves_keep_their_identity_in_every_form(game: AnyGame) -> None:
    @given(matches(game))
    @settings(max_examples=30)
    def check(match: Match) -> None:
        legal = match.position.legal()
        assert len(set(legal)) == len(legal)
        assert len({str(move) for move in legal}) == len(legal)
        for move in legal:
            assert game.move(move.json()) == move
            assert game.parse(str(move)) == move
            assert game.decode(game.encode(move)) == move

    check()


@pytest.mark.parametrize("nonsense", ["", " ", "?", "99999", "пас", "x" * 10_000, "\x00", "19/3@0,-1 "])
def test_nonsense_is_no_notation(game: AnyGame, nonsense: str) -> None:
    with pytest.raises(ValueError):
        game.parse(nonsense)


def test_views_survive_the_wire(game: AnyGame) -> None:
    @given(matches(game))
    @settings(max_examples=30)
    def check(match: Match) -> None:
        for viewer in viewers(match):
            view = match.position.view(viewer)
            assert msgspec.json.decode(view.json(), type=type(view)) == view

    check()


def test_a_preview_is_what_the_table_will_be_told_and_does_nothing(game: AnyGame) -> None:
    @given(matches(game))
    @settings(max_examples=30)
    def check(match: Match) -> None:
        seat = match.position.to_move
        if seat is None:
            return
        move = match.position.random_move(Chance(3))
        before = all_views(match)
        preview_events = match.position.preview(move, seat)
        assert all_views(match) == before
        told = [event.told(TABLE) for event in match.play(move)]
        assert preview_events == [event for event in told if event is not None][: len(preview_events)]

    check()


def test_every_position_has_a_board_and_a_drawing(game: AnyGame) -> None:
    @given(matches(game))
    @settings(max_examples=15)
    def check(match: Match) -> None:
        names = ["<b>&\"'", "ein sehr langer Name, der nirgends Platz hat", "", "Łucja", "🏮"][: len(match.players)]
        for viewer in viewers(match):
            view = match.position.view(viewer)
            ElementTree.fromstring(game.svg(view, names))
            assert all(plain(game.board(view, names, lang)) for lang in LANGUAGES)
        assert str(match.position)

    check()


def test_the_same_seed_deals_the_same_setup(game: AnyGame, players: int) -> None:
    setups = [json(game.deal(players, Chance(seed), game.options_type())) for seed in (1, 1, 2)]
    assert setups[0] == setups[1] != setups[2]


def test_positions_are_copied_by_cloning_and_never_pickled(game: AnyGame) -> None:
    position = game.new(game.players[0], 1)
    twin = copy.deepcopy(position)
    twin.apply(twin.legal()[0])
    assert position.view(TABLE) != twin.view(TABLE)
    assert game.name in repr(position)
    with pytest.raises(TypeError):
        pickle.dumps(position)


def test_a_move_of_another_game_is_a_mistake(game: AnyGame) -> None:
    for other in names():
        if other != game.name:
            foreign = load(other).new(load(other).players[0], 1).legal()[0]
            with pytest.raises(TypeError):
                game.new(game.players[0], 1).check(foreign)


def test_the_winner_is_told_so(game: AnyGame) -> None:
    """A sole winner is told so in the second person, everybody else in the third."""
    match = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), 2)
    chance = Chance(2)
    events: list[Event] = []
    while match.position.to_move is not None:
        events = match.play(match.position.random_move(chance))
    assert match.position.result is not None
    winner = match.position.result.places.index(1)
    said = [
        [sentence(phrase_of(game.name, events[-1], match.players, viewer), lang) for lang in LANGUAGES]
        for viewer in (winner, TABLE)
    ]
    assert all(
        word in mine.lower() for mine, word in zip(said[0], ("you win ", "du gewinnst ", "wygrywasz"), strict=True)
    )
    assert all(match.players[winner] in other for other in said[1])


def test_too_few_or_too_many_players_are_refused(game: AnyGame) -> None:
    for players in (0, 1, game.players[0] - 1, game.players[-1] + 1, 1000):
        with pytest.raises(Refused) as refused:
            game.new(players, 1)
        assert refused.value.rule == game.players_rule

"""Seeded streams never change; a stream with a key cannot be predicted, and draws evenly."""

from collections import Counter

import pytest

from lichtspiel.core.chance import KEY_BYTES, Chance, secret_chance

KEY = bytes(range(KEY_BYTES))
SEEDED = [3367125882, 3049346408, 62633821]
BELOW = [33, 25, 50, 25, 32, 32]
SHUFFLED = [4, 6, 2, 7, 3, 5, 1]


def words(chance: Chance, count: int = 600) -> list[int]:
    return [int(chance.word()) for _ in range(count)]


def test_a_seed_gives_the_same_stream_for_ever() -> None:
    chance = Chance("for ever")
    assert words(chance, 3) == SEEDED
    assert [int(chance.below(52)) for _ in range(6)] == BELOW
    assert chance.shuffled([1, 2, 3, 4, 5, 6, 7]) == SHUFFLED


def test_equal_keys_give_equal_streams_and_others_differ() -> None:
    """That includes what comes after the first block."""
    assert words(secret_chance(KEY)) == words(secret_chance(KEY))
    assert len({*words(secret_chance(KEY))} & {*words(secret_chance(KEY[::-1]))}) < 3
    assert len({*words(secret_chance(KEY))}) > 590


def test_a_stream_with_a_key_is_even() -> None:
    chance = secret_chance(KEY)
    drawn = Counter(int(chance.below(7)) for _ in range(7_000))
    assert sorted(drawn) == list(range(7))
    assert all(850 < count < 1150 for count in drawn.values())
    assert sorted(chance.shuffled(list(range(50)))) == list(range(50))


def test_a_bound_near_the_greatest_word_draws_again_and_stays_even() -> None:
    """A quarter of all words lie above the last multiple of this bound, and must be drawn again."""
    chance, bound = secret_chance(KEY), 3 * 2**30
    drawn = [int(chance.below(bound)) for _ in range(3_000)]
    assert all(0 <= number < bound for number in drawn)
    assert 900 < sum(number < 2**30 for number in drawn) < 1100


def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="a key needs 32 bytes, not 16"):
        secret_chance(KEY[:16])

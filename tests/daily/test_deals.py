"""What follows from a day's secret never changes: who verifies an old deal gets what was dealt."""

import hashlib
from typing import Any

import msgspec
import pytest

from lichtspiel import games
from lichtspiel.bots import kinds
from lichtspiel.daily.deals import commitment, day_secret, deal_of
from lichtspiel.daily.playing import play_out

KEY = b"k" * 32
DAY = 20_000
VECTORS: dict[str, dict[str, Any]] = {
    "leuchtturm": {
        "secret": "447d735636377dd99cf5f7722776ba211894eb4928b35c169bc5ff889e6ef547",
        "commitment": "b12ddd37755144dbcbe89cf190e0e3d13eedd7b0d8a8b12078049f83828c178f",
        "players": 2,
        "seat": 0,
        "bot_seed": "042bc8d77c7c9c06",
        "setup": "b1860433420f8fe9db389951d45c86790a37db714bf1714fb1cacfb4ce2a024a",
    },
    "lichterfest": {
        "secret": "b2d8da9d043517f84a7e4abcb3eb4b7370eb361df64916aa53fdbeca3199829a",
        "commitment": "2c4d5a14a4455d89c25fec2e8060cbba0881520a06a5fd9c634a202161444524",
        "players": 2,
        "seat": 0,
        "bot_seed": "bfe566bab68d2c11",
        "setup": "489a04204ecdca1fc2d6200b50c43d444d9329bc30b9432e5461460b4c0228b0",
    },
    "lumen": {
        "secret": "80856a267285718f111f4f7e2d54505db39d68c475d57756ea0d6a453b0de022",
        "commitment": "2f42fb703a54bb7f14af7c3f94a0ba42dd6380750aa6c9eda92715b952509d06",
        "players": 4,
        "seat": 1,
        "bot_seed": "9e876952161dff94",
        "setup": "3cc6ee783855a3e69cafe2ac617c4c131533f9040313ecb6ffac2fba965ed463",
    },
}


@pytest.mark.parametrize("name", VECTORS)
def test_a_key_a_game_and_a_day_always_give_the_same_deal(name: str) -> None:
    secret = day_secret(KEY, name, DAY)
    deal = deal_of(name, secret)
    assert VECTORS[name] == {
        "secret": secret.hex(),
        "commitment": commitment(name, DAY, secret),
        "players": deal.players,
        "seat": deal.seat,
        "bot_seed": deal.bot_seed,
        "setup": hashlib.sha256(msgspec.json.encode(deal.setup)).hexdigest(),
    }
    assert deal.opponent == "skilled"


def test_every_game_day_and_key_has_a_secret_of_its_own() -> None:
    keys, days = (KEY, b"l" * 32), (0, DAY, DAY + 1)
    deals = [(name, day) for name in games.names() for day in days]
    found = [day_secret(key, *deal) for key in keys for deal in deals]
    assert len({*found, *(commitment(*deal, secret) for deal in deals for secret in found)}) == len(found) * (
        len(deals) + 1
    )


@pytest.mark.parametrize("name", VECTORS)
def test_every_seat_is_mine_some_day(name: str) -> None:
    deals = [deal_of(name, day_secret(KEY, name, day)) for day in range(60)]
    assert {deal.seat for deal in deals} == set(range(deals[0].players))
    assert len({msgspec.json.encode(deal.setup) for deal in deals}) == len(deals)


@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_dealt_and_played_out_twice_alike(name: str) -> None:
    deal = deal_of(name, day_secret(KEY, name, DAY))
    assert deal.opponent in kinds(deal.game)
    assert play_out(deal, "greedy") == play_out(deal, "greedy")

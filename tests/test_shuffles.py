"""The fair shuffle: fixed vectors, an encoding that cannot be read in two ways, and records that prove their deal."""

import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lichtspiel import BadRecord, Match, load, read_record, verify, verify_shuffle
from lichtspiel.core.chance import secret_chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.shuffles import LEAST_SALT, MOST_SALT, PURPOSE, commitment_of, deal_key
from lichtspiel.words import LANGUAGES

SECRET = bytes(range(32))
SALTS = (bytes(range(100, 116)), b"", bytes(range(64)))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
KEY = "60df125097f27306b3d3b7f154ea2b55d1c83dd33ef639734e34602441190f2f"

# What three people are dealt with that key, as the first digits of SHA-256 over the setup.
DEALT = {"lichterfest": "1895b832daad21f9", "leuchtturm": "dc0c4f2f9b01b599", "lumen": "140b2771624ce859"}


def shuffled_record(game: AnyGame, seats: int = 0, **changed: Any) -> dict[str, Any]:
    """A game that was dealt fairly and has just begun, as plain JSON; what is changed to None is missing."""
    count = seats or game.players[0]
    salts = (SALTS * 2)[:count]
    setup = game.deal(count, secret_chance(deal_key(SECRET, salts)), game.options_type())
    match = Match(game, setup, tuple(f"Player {seat}" for seat in range(count)))
    parts = {
        "commitment": commitment_of(SECRET),
        "secret": SECRET.hex(),
        "salts": [salt.hex() or None for salt in salts],
    }
    form: dict[str, Any] = json.loads(match.record().dump()) | parts | changed
    return {key: value for key, value in form.items() if value is not None or key == "result"}


def test_commitment_and_key_never_change() -> None:
    assert commitment_of(SECRET) == COMMITMENT == sha256(SECRET).hexdigest()
    assert deal_key(SECRET, SALTS).hex() == KEY


@pytest.mark.parametrize("name", DEALT)
def test_the_same_key_deals_the_same_for_ever(name: str) -> None:
    game = load(name)
    setup = game.deal(3, secret_chance(bytes.fromhex(KEY)), game.options_type())
    assert sha256(msgspec.json.encode(setup)).hexdigest().startswith(DEALT[name])


def test_anybody_can_compute_the_key_without_us() -> None:
    """HMAC by its definition (RFC 2104), over what the documentation says."""
    said = PURPOSE + b"\x02" + b"\x00\x10" + b"a" * 16 + b"\x01\x00"
    padded = SECRET.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + said).digest()
    assert deal_key(SECRET, [b"a" * 16, b""]) == sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


@given(st.lists(st.binary(max_size=MOST_SALT), max_size=6), st.lists(st.binary(max_size=MOST_SALT), max_size=6))
def test_other_salts_or_seats_give_another_key(one: list[bytes], other: list[bytes]) -> None:
    assert (deal_key(SECRET, one) == deal_key(SECRET, other)) == (one == other)


def test_a_salt_at_another_seat_is_another_salt() -> None:
    assert len({deal_key(SECRET, salts) for salts in ([b"a", b""], [b"", b"a"], [b"a"], [b"", b"a", b""])}) == 4


def test_a_fair_record_proves_its_deal(game: AnyGame, players: int) -> None:
    record = read_record(json.dumps(shuffled_record(game, players)))
    assert verify_shuffle(record)
    verify(record)
    assert read_record(record.dump()).dump() == record.dump()


def test_a_record_without_a_fair_shuffle_says_so() -> None:
    form = shuffled_record(load("lumen"), secret=None, salts=None)
    assert not verify_shuffle(read_record(json.dumps(form)))  # earlier ones may have a commitment to their seed
    del form["commitment"]
    assert not verify_shuffle(read_record(json.dumps(form)))


LUMEN = load("lumen")
OTHER_SETUP = json.loads(Match.dealt(LUMEN, ("Ada", "Ben", "Cem"), 1).record().dump())["setup"]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"secret": None}, "record-shuffle-parts"),
        ({"salts": None}, "record-shuffle-parts"),
        ({"commitment": None}, "record-shuffle-parts"),
        ({"salts": []}, "record-salts"),
        ({"salts": [None] * 4}, "record-salts"),
        ({"secret": "00" * 32}, "record-secret"),
        ({"commitment": "00" * 32}, "record-secret"),
        ({"commitment": ""}, "record-secret"),
        ({"secret": "11" * 32, "commitment": sha256(b"\x11" * 32).hexdigest()}, "record-shuffle"),
        ({"salts": [None, None, None]}, "record-shuffle"),
        ({"salts": [None, SALTS[0].hex(), SALTS[2].hex()]}, "record-shuffle"),
        ({"setup": OTHER_SETUP}, "record-shuffle"),
        ({"secret": "0" * 63}, "record-malformed"),
        ({"secret": "Z" * 64}, "record-malformed"),
        ({"secret": SECRET.hex().upper()}, "record-malformed"),
        ({"salts": ["00" * (LEAST_SALT - 1), None, None]}, "record-malformed"),
        ({"salts": ["00" * (MOST_SALT + 1), None, None]}, "record-malformed"),
        ({"salts": ["0" * 33, None, None]}, "record-malformed"),
        ({"salts": 5}, "record-malformed"),
        ({"setup": {}}, "record-malformed"),
        ({"players": ["Ada"], "salts": [None]}, "record-players"),
    ],
)
def test_what_does_not_fit_is_said(changed: dict[str, Any], key: str) -> None:
    for check in (verify_shuffle, verify):
        with pytest.raises(BadRecord) as error:
            check(read_record(json.dumps(shuffled_record(LUMEN, **changed))))
        if check is verify_shuffle:
            assert error.value.phrase.key == key
        assert all(error.value.sentence(lang) for lang in LANGUAGES)


def test_a_seed_may_be_told_as_well_but_cannot_replace_the_secret() -> None:
    with pytest.raises(BadRecord) as error:
        verify(read_record(json.dumps(shuffled_record(LUMEN, seed="no"))))
    assert error.value.phrase.key == "record-seed"

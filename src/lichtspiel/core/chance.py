"""Random numbers that are the same on every machine, in every version, compiled or not.

The generator is xoshiro128** of Blackman and Vigna, on 32-bit words, so that no intermediate value exceeds 63 bits.
It is fast, but whoever has seen enough of its output can compute the rest: where people play, a secret key is used.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
KEY_BYTES: Final = 32  # at least
BLOCK_BYTES: Final = 1024


def vec_of(items: list[int]) -> vec[i64]:
    """A vec of plain numbers; `vec[i64](items)` would ask for a buffer first, and format the refusal."""
    return vec[i64]([i64(item) for item in items])


class Chance:
    """A stream of random numbers made from a seed; equal seeds give equal streams."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._d: i64 = int.from_bytes(digest[12:16], "big") | 1
        self._is_secret: bool = False
        self._key: bytes = b""
        self._blocks: int = 0  # bytes drawn with the key
        self._block: bytes = b""
        self._at: i64 = 0  # how many bytes of the latest block have been used

    def word(self) -> i64:
        """The next 32 random bits."""
        return self._secret_word() if self._is_secret else self._seeded_word()

    def _seeded_word(self) -> i64:
        scrambled: i64 = (self._b * 5) & WORD
        scrambled = ((scrambled << 7) | (scrambled >> 25)) & WORD
        scrambled = (scrambled * 9) & WORD
        shifted: i64 = (self._b << 9) & WORD
        self._c ^= self._a
        self._d ^= self._b
        self._b ^= self._c
        self._a ^= self._d
        self._c ^= shifted
        self._d = ((self._d << 11) | (self._d >> 21)) & WORD
        return scrambled

    def use_key(self, key: bytes) -> None:
        """Draw from SHAKE-256 over the key and the number of the block from now on."""
        if len(key) < KEY_BYTES:
            raise ValueError(f"a key needs {KEY_BYTES} bytes, not {len(key)}")
        self._is_secret = True
        self._key = key

    def _secret_word(self) -> i64:
        if self._at == len(self._block):
            self._block = hashlib.shake_256(self._key + self._blocks.to_bytes(8, "big")).digest(BLOCK_BYTES)
            self._blocks += 1
            self._at = 0
        word: i64 = int.from_bytes(self._block[self._at : self._at + 4], "big")
        self._at += 4
        return word

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each equally likely (to within bound / 2**32; with a key, exactly)."""
        if self._is_secret:
            return self._secret_below(bound)
        return (self._seeded_word() * bound) >> 32

    def _secret_below(self, bound: i64) -> i64:
        """Words above the last whole multiple of the bound are drawn again."""
        whole: i64 = (WORD + 1) // bound * bound
        word = self._secret_word()
        while word >= whole:
            word = self._secret_word()
        return word % bound

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into random order, in place (Fisher and Yates)."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in random order, as a new list."""
        numbers = vec_of(items)
        self.shuffle(numbers)
        return [int(number) for number in numbers]


def secret_chance(key: bytes) -> Chance:
    """A stream that nobody can predict without the key; equal keys give equal streams."""
    chance = Chance("")
    chance.use_key(key)
    return chance

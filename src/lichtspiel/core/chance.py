"""Random numbers that are the same on every machine, in every version, compiled or not.

The generator is xoshiro128** of Blackman and Vigna, on 32-bit words, so that no intermediate value leaves 63 bits.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Chance:
    """A stream of random numbers that begins with a seed; equal seeds give equal streams."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._d: i64 = int.from_bytes(digest[12:16], "big") | 1

    def word(self) -> i64:
        """The next 32 random bits."""
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

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each equally likely (to within bound / 2**32)."""
        return (self.word() * bound) >> 32

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
        numbers = vec[i64](items)
        self.shuffle(numbers)
        return [int(number) for number in numbers]

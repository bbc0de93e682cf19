"""The days' deals of a server: their secrets, and how the strongest bot does with them."""

from collections.abc import Callable, Coroutine
from functools import lru_cache, partial
from typing import Any, Final

from lichtspiel import games
from lichtspiel.bots import strongest
from lichtspiel.daily.deals import SECRET_BYTES, Deal, day_secret, deal_of
from lichtspiel.server.bots.pool import BotError
from lichtspiel.server.edge.identity import Draw
from lichtspiel.server.reviews.making import Reviews
from lichtspiel.server.reviews.questions import Play, form_of
from lichtspiel.server.reviews.workers import PIECE_SECONDS
from lichtspiel.server.store.late import daily, keys
from lichtspiel.server.store.storage import Storage

ARCHIVE: Final = 28  # days back that can be played
AT_HAND: Final = 128  # deals that need not be dealt again
Spawn = Callable[[Callable[[], Coroutine[Any, Any, None]]], Any]


class Days:
    """What is needed for the deal of any day; all servers with one database have the same."""

    def __init__(self, storage: Storage, reviews: Reviews, draw: Draw, spawn: Spawn) -> None:
        self._storage, self._reviews, self._draw, self._spawn = storage, reviews, draw, spawn
        self._key: bytes | None = None
        self._playing: set[tuple[str, int]] = set()  # what the strongest bot is at

    async def secret(self, game: str, day: int) -> bytes:
        """The secret of a game's deal on a day."""
        if self._key is None:
            self._key = await self._storage.do(partial(keys.daily_key, drawn=self._draw(SECRET_BYTES)))
        return day_secret(self._key, game, day)

    async def deal(self, game: str, day: int) -> Deal:
        """A game's deal on a day."""
        return _deal(game, await self.secret(game, day))

    async def master(self, game: str, day: int) -> "daily.Score | None":
        """How the strongest bot does in the same seat; if nobody knows, it begins to play, and it is None for now."""
        kept = await self._storage.read(partial(daily.master_of, game=game, day=day))
        if kept is None and (game, day) not in self._playing:
            self._playing.add((game, day))
            self._spawn(partial(self._play, game, day))
        return kept

    async def _play(self, game: str, day: int) -> None:
        """In a process that runs only when nothing else would; if it fails, whoever asks next begins it anew."""
        try:
            piece = Play(game, await self.secret(game, day), strongest(games.load(game)))
            found = await self._reviews.workers.ask(form_of(piece), PIECE_SECONDS, "daily")
            assert found.result is not None
            seat = (await self.deal(game, day)).seat
            score = daily.Score(found.result.places[seat], found.result.scores[seat])
            await self._storage.do(daily.keep_master(game, day, score))
        except BotError:
            pass
        finally:
            self._playing.discard((game, day))


@lru_cache(AT_HAND)
def _deal(game: str, secret: bytes) -> Deal:
    return deal_of(game, secret)

"""The games on offer: their rules, their words, their bots."""

from functools import cache
from typing import Final

import msgspec
from starlette.responses import Response

from lichtspiel import games
from lichtspiel.bots import kinds
from lichtspiel.core.games import AnyGame
from lichtspiel.server.http import schemas
from lichtspiel.server.http.kept import ASK_AGAIN, FOREVER, Kept, sentences, words_version
from lichtspiel.server.http.requests import JSON, ApiCall
from lichtspiel.server.http.schemas import GameCard, IndexWord, Paragraph
from lichtspiel.server.refusals import server_refused
from lichtspiel.words import LANGUAGES, index, page_parts, paragraphs, pictures, rule_book, say

VARY: Final = "Accept-Encoding, Accept-Language"


async def get_games(call: ApiCall) -> Response:
    """What can be played."""
    return _games(call.lang).answer(call.request.headers, vary=VARY)


@cache
def _games(lang: str) -> Kept:
    cards = schemas.Games([_card(games.load(name), lang) for name in games.names()])
    return Kept.of(msgspec.json.encode(cards), JSON)


def _card(game: AnyGame, lang: str) -> GameCard:
    options = msgspec.to_builtins(game.options_type())
    title = say(lang, f"{game.name}-title")
    least, most, bots = game.players[0], game.players[-1], list(kinds(game))
    material = msgspec.to_builtins(game.material())
    return GameCard(game.name, title, least, most, bots, options, material, game.rules)


async def get_rules(call: ApiCall) -> Response:
    """A rule book in the asked language."""
    name: str = call.request.path_params["game"]
    if name not in games.names():
        raise server_refused("no-page")
    return _book(name, call.lang).answer(call.request.headers, vary=VARY)


@cache
def _book(name: str, lang: str) -> Kept:
    games.learn_words(name)
    found = [Paragraph(number, said) for number, said in paragraphs(name, lang).items()]
    words = [IndexWord(word, numbers) for word, numbers in index(name, lang).items()]
    return Kept.of(msgspec.json.encode(schemas.RuleBook(name, lang, rule_book(name, lang), found, words)), JSON)


async def get_picture(call: ApiCall) -> Response:
    """A picture of a rule book, as SVG, with the letters of the asked language."""
    name, picture = (call.request.path_params[part] for part in ("game", "picture"))
    if name not in games.names():
        raise server_refused("no-page")
    drawn = _picture(name, picture, call.lang) if picture in _pictures(name) else None
    if drawn is None:
        raise server_refused("no-page")
    return drawn.answer(call.request.headers, vary=VARY)


@cache
def _pictures(name: str) -> tuple[str, ...]:
    """The pictures of a rule book: only what it names is drawn and kept."""
    games.learn_words(name)
    return pictures(name)


@cache
def _picture(name: str, picture: str, lang: str) -> Kept | None:
    drawn = games.load(name).illustrate(picture, lang)
    return None if drawn is None else Kept.of(drawn.encode(), "image/svg+xml")


async def get_words(call: ApiCall) -> Response:
    """The sentences of a language, as Fluent messages: those of games from outside too.

    The page asks for its own by their version (`?page=…`), which it is told, and for those of a part when it is opened
    (`&part=…`); those may be kept for ever.
    """
    lang: str = call.request.path_params["lang"]
    part = call.request.query_params.get("part", "")
    if lang not in LANGUAGES or part not in ("", *page_parts(lang)):
        raise server_refused("no-page")
    version = call.request.query_params.get("page")
    control = FOREVER if version == words_version() else ASK_AGAIN
    return sentences(lang, page=version is not None, part=part).answer(call.request.headers, control=control)

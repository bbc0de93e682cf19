"""The games on offer: their rules, their words, their bots."""

import msgspec

from lichtspiel import games, words
from lichtspiel.bots import kinds
from lichtspiel.core.games import AnyGame
from lichtspiel.server.http import schemas
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import GameCard, Paragraph
from lichtspiel.server.refusals import server_refused
from lichtspiel.words import LANGUAGES, paragraphs, rule_book, say


async def get_games(call: ApiCall) -> schemas.Games:
    """What can be played."""
    return schemas.Games([_card(games.load(name), call.lang) for name in games.names()])


def _card(game: AnyGame, lang: str) -> GameCard:
    options = msgspec.to_builtins(game.options_type())
    title = say(lang, f"{game.name}-title")
    least, most, bots = game.players[0], game.players[-1], list(kinds(game))
    material = msgspec.to_builtins(game.material())
    return GameCard(game.name, title, least, most, bots, options, material, game.rules)


async def get_rules(call: ApiCall) -> schemas.RuleBook:
    """A rule book in the asked language."""
    name: str = call.request.path_params["game"]
    if name not in games.names():
        raise server_refused("no-page")
    text = rule_book(name, call.lang)
    found = paragraphs(name, call.lang)
    return schemas.RuleBook(name, call.lang, text, [Paragraph(number, said) for number, said in found.items()])


async def get_words(call: ApiCall) -> str:
    """The sentences of a language, as Fluent messages: those of games from outside too."""
    lang: str = call.request.path_params["lang"]
    if lang not in LANGUAGES:
        raise server_refused("no-page")
    return words.text(lang)

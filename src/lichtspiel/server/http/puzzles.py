"""Puzzles: which there are, what whoever solves one may see, and how a tried move compares.

Everything is known from the puzzle's file: nothing is thought over. What is shown before an answer is asked for comes
from the mover's view, and from what that seat was told.
"""

from functools import cache, lru_cache
from typing import Final

import msgspec
from msgspec import Raw
from starlette.responses import Response

from lichtspiel import games
from lichtspiel.bots import strongest
from lichtspiel.core.moves import Move
from lichtspiel.core.records import HUMAN
from lichtspiel.core.refusals import Refused
from lichtspiel.puzzles import Puzzle, puzzles
from lichtspiel.puzzles.puzzle import Scene
from lichtspiel.puzzles.wording import hints, preview, solution, tried
from lichtspiel.server.http import schemas
from lichtspiel.server.http.kept import Kept
from lichtspiel.server.http.requests import JSON, ApiCall
from lichtspiel.server.live.actions import read_move
from lichtspiel.server.live.messages import PreviewEvent
from lichtspiel.server.refusals import server_refused
from lichtspiel.table.events import LogItem, Told
from lichtspiel.table.public import TableSeatView, TableView
from lichtspiel.table.terms import Aids, NoClock
from lichtspiel.table.wording import phrase, told

AIDS: Final = Aids(preview=True, hints=False, pad=True, memory=True)  # nobody has seen what was told before
LOOKED_AT: Final = 64  # puzzles that are kept as they are shown


async def get_puzzles(call: ApiCall) -> Response:
    """The puzzles of a game, the easiest first."""
    name: str = call.request.path_params["game"]
    if name not in games.names():
        raise server_refused("no-page")
    return _list(name).answer(call.request.headers)


@cache
def _list(game: str) -> Kept:
    items = [schemas.PuzzleItem(each.id, each.players, each.grade) for each in puzzles(game).values()]
    return Kept.of(msgspec.json.encode(schemas.Puzzles(game, items)), JSON)


async def get_puzzle(call: ApiCall) -> Response:
    """A choice as its mover sees it."""
    puzzle = _asked(call)
    return _shown(puzzle.game, puzzle.id).answer(call.request.headers)


async def post_puzzle(call: ApiCall) -> schemas.PuzzleVerdict:
    """Try a move: whether it is the best, what it gives away if not, and why."""
    puzzle = _asked(call)
    move = await _move(call, puzzle)
    found = tried(puzzle, move, call.lang)
    return schemas.PuzzleVerdict(found.right, found.said, preview(puzzle, move, call.lang), found.reasons)


async def post_puzzle_preview(call: ApiCall) -> schemas.PreviewedMove:
    """What a move would visibly bring."""
    puzzle = _asked(call)
    scene, move = puzzle.scene, await _move(call, puzzle)
    encode = msgspec.json.encode
    events = scene.position.preview(move, scene.seat)
    said = [phrase(puzzle.game, event, scene.match.players, scene.seat) for event in events]
    pairs = zip(events, said, strict=True)
    return schemas.PreviewedMove([PreviewEvent(Raw(encode(event)), Raw(encode(each))) for event, each in pairs])


async def get_answer(call: ApiCall) -> schemas.PuzzleAnswer:
    """Hints, each telling more, and the best moves."""
    puzzle = _asked(call)
    best = [Raw(msgspec.json.encode(move)) for move in puzzle.answers]
    return schemas.PuzzleAnswer(hints(puzzle, call.lang), best, solution(puzzle, call.lang))


def _asked(call: ApiCall) -> Puzzle:
    """The puzzle that the path names."""
    game, name = call.request.path_params["game"], call.request.path_params["puzzle"]
    found = puzzles(game).get(name) if game in games.names() else None
    if found is None:
        raise server_refused("no-page")
    return found


async def _move(call: ApiCall, puzzle: Puzzle) -> Move:
    """The move that is tried; refused, with the rule, if it is not legal."""
    wish, scene = await call.body(schemas.TriedMove), puzzle.scene
    move = read_move(scene.game, wish.move)
    refusal = scene.position.check(move, scene.seat)
    if refusal is not None:
        raise Refused(refusal)
    return move


@lru_cache(maxsize=LOOKED_AT)
def _shown(game: str, name: str) -> Kept:
    puzzle = puzzles(game)[name]
    return Kept.of(msgspec.json.encode(shown(puzzle)), JSON)


def shown(puzzle: Puzzle) -> schemas.ShownPuzzle:
    """All that is sent of a puzzle before it is solved."""
    scene = puzzle.scene
    return schemas.ShownPuzzle(
        id=puzzle.id,
        grade=puzzle.grade,
        viewer=scene.seat,
        sight=_table(scene),
        view=Raw(scene.view.json()),
        prompt=scene.game.prompt(scene.view, scene.match.players),
        goal=scene.game.goal(scene.view),
        legal=Raw(scene.position.legal_json()),
        events=_log(scene),
        aid=Raw(msgspec.json.encode(scene.game.aid_from(scene.told, scene.view))),
    )


def _table(scene: Scene) -> TableView:
    """A table at which such a choice could come up."""
    match, bot = scene.match, strongest(scene.game)
    return TableView(
        game=scene.game.name,
        players=len(match.players),
        options=msgspec.to_builtins(match.options),
        visibility="private",
        clock=NoClock(),
        aids=AIDS,
        stand_in="random",
        pace=0,
        phase="playing",
        seats=tuple(
            TableSeatView(name, HUMAN, None, None, None)
            if seat == scene.seat
            else TableSeatView(name, "bot", bot, None, None)
            for seat, name in enumerate(match.players)
        ),
        to_move=scene.seat,
        moves=len(match.moves),
        deadline=None,
        undo=None,
        result=None,
        rematch=None,
    )


def _log(scene: Scene) -> list[Told]:
    """What the mover was told of each move before, as a table would tell it."""
    match, said = scene.match, list[Told]()
    position = scene.game.start(match.setup, match.options)
    for number, (_, move) in enumerate(match.moves, 1):
        item = LogItem(number, 0, None, tuple(position.play_unchecked(move)), match.players)
        said += told(item, scene.seat, scene.game.name, 0, {})
    return said

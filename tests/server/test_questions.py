"""What is asked of a bot crosses to its worker as plain data: nothing is lost on the way, and nothing can run there."""

import ast
from pathlib import Path

import msgspec
import pytest

import lichtspiel.server
from lichtspiel.bots import make
from lichtspiel.bots.bot import Budget
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.server.bots.questions import Answer, Question, form_of, read_question
from lichtspiel.server.bots.worker import answer

SOURCES = sorted(Path(lichtspiel.server.__file__).parent.rglob("*.py"))
RUNS_CODE = {"pickle", "cPickle", "_pickle", "cloudpickle", "dill", "shelve", "marshal", "jsonpickle"}


def questions(game: AnyGame, players: int) -> list[Question]:
    """One at every move of a game, with all that was told until then."""
    asked, told, position = list[Question](), list[Event](), game.new(players, "questions")
    chance, names = Chance("questions"), [f"Seat {seat}" for seat in range(players)]
    while (seat := position.to_move) is not None:
        heard = tell(told, seat)
        asked.append(Question(game.name, "greedy", seat, "s", 5.0, names, position.view(seat), heard, position.legal()))
        told += position.play(position.random_move(chance))
    return asked


def test_a_question_is_read_as_it_was_asked(game: AnyGame, players: int) -> None:
    for asked in questions(game, players):
        read = read_question(form_of(asked))
        assert read == asked
        assert list(map(type, read.events)) == list(map(type, asked.events))
        assert list(map(type, read.legal)) == list(map(type, asked.legal))
        assert form_of(read) == form_of(asked)


def test_a_bot_moves_the_same_whichever_way_it_was_asked(game: AnyGame) -> None:
    for asked in questions(game, game.players[0])[::7]:
        moves = []
        for question in (asked, read_question(form_of(asked))):
            bot = make("flat", game, question.seat, question.seed, Budget(simulations=20))
            bot.hear(question.events)
            moves.append(bot.choose(question.view, question.legal))
        assert moves[0] == moves[1]


def test_a_plan_is_followed_and_told(game: AnyGame) -> None:
    asked = questions(game, game.players[0])[3]
    planned = (asked.legal[-1], asked.legal[0])
    told = msgspec.json.decode(answer(asked._replace(planned=planned, advice=True)), type=Answer)
    assert [game.read_move(form) for form in (told.move, *told.plan)] == list(planned)
    gone = next(move for other in questions(game, game.players[0]) for move in other.legal if move not in asked.legal)
    told = msgspec.json.decode(answer(asked._replace(planned=(gone,), advice=True)), type=Answer)
    assert game.read_move(told.move) in asked.legal


@pytest.mark.parametrize("form", [b"", b"nonsense", msgspec.msgpack.encode(["lumen"])])
def test_what_is_no_question_is_refused(form: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_question(form)


@pytest.mark.parametrize("source", SOURCES, ids=lambda file: file.stem)
def test_no_part_of_the_server_can_unpickle(source: Path) -> None:
    """Whoever sends a pickle runs code where it is read."""
    for node in ast.walk(ast.parse(source.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert not RUNS_CODE & {name.partition(".")[0] for name in names}

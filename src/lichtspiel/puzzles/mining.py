"""Mining: finds choices with one clearly best move in games of masters, and checks them with ten times the thinking."""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count, islice
from typing import Final

import msgspec
from msgspec import Raw

from lichtspiel.bots import make, strongest
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.company import Company
from lichtspiel.bots.comparing import Decision
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.puzzles.grading import chosen, grade
from lichtspiel.puzzles.promises import unkept
from lichtspiel.puzzles.puzzle import Puzzle, Scene, scene_of
from lichtspiel.puzzles.weighing import CLEAR, Weighed, Weighing
from lichtspiel.reviews.judging import SLIP

TIMES: Final = 10  # as much thinking as the usual
USUAL_WORLDS: Final = 128  # in which a review compares two moves at most
FEW_WORLDS: Final = 32
GLANCE: Final = 2000  # trials of moves at the first look, if they are not hopeless after a few worlds
CHOICES: Final = 3  # legal moves at least: one of two is guessed
PROMISING: Final = 400  # ten-thousandths that must be at stake at the first look
WON: Final = 9_700  # the mover's chance from which on it hardly matters what is chosen
LOST: Final = 1_000  # or below which nothing helps much
PHASES: Final = 3
A_GAME: Final = 3  # the most puzzles of one game
EASY: Final = 0.15  # the most that a beginner finds
GUESSABLE: Final = 0.2  # the most with only so few legal moves
WORTH_GUESSING: Final = 1_000  # what must be at stake in these: less is too fine for people
APART: Final = 8  # moves between two puzzles of one game: within a turn they would be one
UNEVEN: Final = 1.5  # how much more of one phase and number of players there may be than of all alike


class Mine:
    """Where puzzles are looked for: games of masters, for each number of players in turn."""

    def __init__(self, game: AnyGame, players: Sequence[int], wanted: int, seed: str, mined: str) -> None:
        self.game, self.players, self.wanted, self.seed, self.mined = game, players, wanted, seed, mined
        self.taken: Counter[tuple[int, int]] = Counter()  # by players and phase of the game
        self.easy = self.guessable = 0
        self.known: set[str] = set()

    def __iter__(self) -> Iterator[Puzzle]:
        """The puzzles as they are found, as many as are wanted, of all phases and numbers of players."""
        return islice((puzzle for number in count() for puzzle in self._in_game(number)), self.wanted)

    def _in_game(self, number: int) -> Iterator[Puzzle]:
        seed, players = f"{self.seed}/{number}", self.players[number % len(self.players)]
        decisions = masters_decisions(self.game, players, seed)
        found: list[Puzzle] = []
        for at in shuffled(len(decisions), seed):
            made = len(decisions[at][0].match.moves)
            if len(found) < A_GAME and all(abs(made - len(other.moves)) >= APART for other in found):
                found += filter(None, [self._at(decisions, at, seed)])
        yield from found

    def _at(self, decisions: Sequence[tuple[Scene, Decision]], at: int, seed: str) -> Puzzle | None:
        """The puzzle in a choice of a game, if it is one and there are not enough of its kind."""
        scene, decision = decisions[at]
        vein = len(scene.match.players), PHASES * at // len(decisions)
        share = UNEVEN * self.wanted / (PHASES * len(self.players))
        if self.taken[vein] >= share or chosen("beginner", decision, f"{seed}/{at}") == decision.made:
            return None
        puzzle = dig(scene, decision, f"{seed}/{at}", self.mined)
        if puzzle is None or puzzle.id in self.known or not self._is_welcome(puzzle):
            return None
        self.taken[vein] += 1
        self.known.add(puzzle.id)
        return puzzle

    def _is_welcome(self, puzzle: Puzzle) -> bool:
        """Whether there are not yet too many that a beginner finds, or that are guessed easily; it counts then."""
        is_easy, is_guessable = puzzle.grade == 1, len(puzzle.losses) == CHOICES
        if is_guessable and puzzle.margin < WORTH_GUESSING:
            return False
        if self.easy + is_easy > EASY * self.wanted or self.guessable + is_guessable > GUESSABLE * self.wanted:
            return False
        self.easy, self.guessable = self.easy + is_easy, self.guessable + is_guessable
        return True


def masters_decisions(game: AnyGame, players: int, seed: str) -> list[tuple[Scene, Decision]]:
    """Every real choice of a game between masters, with the move that was made."""
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
    company = Company(match, dict.fromkeys(range(players), strongest(game)), seed)
    events: list[Event] = []
    found = []
    while match.position.to_move is not None:
        scene, move = scene_of(until(match), events), company.choose()
        if len(scene.legal) >= CHOICES:
            found.append((scene, decision_of(scene, move)))
        events += company.play(move)
    return found


def until(match: Match) -> Match:
    """A match as it stands, which does not go on with the original."""
    copy = Match(match.game, match.setup, match.players, match.options)
    copy.position, copy.moves = match.position.clone(), list(match.moves)
    return copy


def decision_of(scene: Scene, made: Move) -> Decision:
    """What the mover knows of a choice, and a move."""
    return Decision(scene.game, scene.seat, scene.told, scene.view, scene.legal, made)


def shuffled(number: int, seed: str) -> list[int]:
    """The numbers below this, in any order."""
    chance, left = Chance(f"{seed}/order"), list(range(number))
    return [left.pop(chance.below(len(left))) for _ in range(number)]


def dig(scene: Scene, decision: Decision, seed: str, mined: str) -> Puzzle | None:
    """The puzzle in a choice; None if it has no clearly best move."""
    players = len(scene.match.players)
    if not is_promising(decision, players, f"{seed}/glance"):
        return None
    checked = check(decision, players, f"{seed}/check")
    if checked is None or not checked.is_clear(SLIP) or checked.margin < CLEAR:
        return None
    best = [decision.legal[number] for number in checked.best]
    return Puzzle(
        id=name_of(scene),
        game=scene.game.name,
        rules=scene.game.rules,
        players=players,
        setup=Raw(msgspec.json.encode(scene.match.setup)),
        moves=tuple(str(move) for _, move in scene.match.moves),
        best=tuple(map(str, best)),
        chance=checked.chance,
        margin=checked.margin,
        losses=checked.losses,
        grade=grade(decision, best, f"{seed}/grade"),
        mined=mined,
        unsaid=unkept(scene, best[0], f"{seed}/rest"),
    )


def is_promising(decision: Decision, players: int, seed: str) -> bool:
    """Whether a choice is worth a closer look: the game is open, and the best moves look apart from the others."""
    glance = weigh(decision, players, seed, (FEW_WORLDS, min(USUAL_WORLDS, GLANCE // len(decision.legal))), PROMISING)
    if glance is None:
        return False
    is_open = glance.chance >= LOST and glance.chance - max(glance.losses) < WON
    return is_open and glance.is_clear(0) and glance.margin >= PROMISING


def weigh(decision: Decision, players: int, seed: str, stages: Sequence[int], least: int) -> Weighed | None:
    """Weigh the moves in more and more worlds; None as soon as it is sure that the best is not ahead by that much."""
    weighing = Weighing(decision, players)
    for worlds in stages:
        weighed = weighing.run(seed, worlds)
        if weighed.is_hopeless(least):
            return None
    return weighed


def check(decision: Decision, players: int, seed: str, times: int = TIMES) -> Weighed | None:
    """Weigh the moves with ten times the thinking; None if the strongest bot, thinking so long, finds another best."""
    weighed = weigh(decision, players, seed, (USUAL_WORLDS, 2 * USUAL_WORLDS, times * USUAL_WORLDS), SLIP)
    if weighed is None:
        return None
    best = [decision.legal[number] for number in weighed.best]
    return weighed if thought_over(decision, seed, times) in best else None


def thought_over(decision: Decision, seed: str, times: int) -> Move:
    """The strongest bot's move after so many times its usual thinking."""
    name = strongest(decision.game)
    usual = make(name, decision.game, decision.seat, seed)
    usual.hear(decision.told)
    found = usual.choose(decision.view, decision.legal)
    if not usual.spent:
        return found
    bot = make(name, decision.game, decision.seat, seed, Budget(simulations=times * usual.spent))
    bot.hear(decision.told)
    return bot.choose(decision.view, decision.legal)


def name_of(scene: Scene) -> str:
    """An id made of what the mover sees: it tells nothing else, and who sees the same has the same puzzle."""
    return sha256(scene.view.json()).hexdigest()[:8]

"""Each game as one of OpenSpiel's: `import lichtspiel.adapters.openspiel`, then `pyspiel.load_game("python_lumen")`.

`players` and the table switches are parameters. All chance is in the deal, which three chance nodes choose, as digits
of a seed: so a history holds the whole game. Returns are as in `payoffs`, and sum to 0.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

import msgspec
import numpy as np
import pyspiel

from lichtspiel.adapters.lens import Lens, lens_of, options_of, payoffs
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.core.events import TABLE, Event, Viewer, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.setups import Options
from lichtspiel.core.views import View
from lichtspiel.games import load, names

DIGITS: Final = 3
BASE: Final = 256
EVEN: Final = [(digit, 1 / BASE) for digit in range(BASE)]
SEEDS: Final = 2**53


class World(NamedTuple):
    """How an imagined game was made: from what a seat saw and was told, with a seed."""

    view: View
    told: list[Event]
    seed: int


class Table:
    """All of a state that changes: the digits of the seed, then the engine, and what everyone was told so far."""

    def __init__(self, lens: Lens, options: Options) -> None:
        self.lens = lens
        self.options = options
        self.digits: tuple[int, ...] = ()
        self.world: World | None = None  # if this is not the game that was dealt, but an imagined one
        self.moves: list[int] = []  # since the game was dealt, or imagined
        self.engine: Engine | None = None
        self.told: list[list[Event]] = [[] for _ in range(lens.players)]
        self.lines = [""] * lens.players  # the same as text, kept because it is asked for often

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.moves, copy.told, copy.lines = self.moves[:], self.told[:], self.lines[:]
        if self.engine is not None:
            copy.engine = self.engine.clone()
            copy.engine.take_over_journal(self.engine)
        return copy

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return set_table, (self.lens, self.options, self.digits, self.world, self.moves)

    def deal(self, digit: int) -> None:
        """One more digit of the seed; with the last of them the game begins."""
        self.digits += (digit,)
        if len(self.digits) == DIGITS:
            seed = "/".join(map(str, self.digits))
            self.engine = self.lens.game.new(self.lens.players, seed, self.options).engine
            self.engine.open_journal()

    def play(self, move: int) -> None:
        """Make a legal move."""
        assert self.engine is not None
        self.engine.apply(move)
        self.moves.append(move)

    def tell(self) -> None:
        """Read the journal: tell every seat what it may know of what happened since the last reading."""
        assert self.engine is not None
        if not self.engine.journal:
            return
        events = self.lens.game.events(self.engine)
        for seat in range(self.lens.players):
            told = tell(events, seat)
            self.told[seat] = self.told[seat] + told
            self.lines[seat] += text_of(told)
        self.engine.open_journal()

    def imagine(self, world: World) -> None:
        """Become an imagined game that looks the same to a seat; the others remember only what that seat was told."""
        self.world, self.moves = world, []
        self.engine = self.lens.game.imagine_engine_from(world.told, world.view, Chance(world.seed))
        self.engine.open_journal()
        self.told = [world.told for _ in self.told]
        self.lines = [text_of(world.told) for _ in self.told]

    def seen_by(self, seat: int, seed: int) -> World:
        """What a seat sees and was told, with a seed to imagine the rest."""
        assert self.engine is not None
        self.tell()
        return World(self.lens.game.view(self.engine, seat), self.told[seat], seed)


def text_of(told: Sequence[Event]) -> str:
    """Events as JSON, one per line."""
    return "".join(msgspec.json.encode(event).decode() + "\n" for event in told)


def set_table(
    lens: Lens, options: Options, digits: tuple[int, ...], world: World | None, moves: Sequence[int]
) -> Table:
    """A table restored from its seed, or an imagined world, and the moves."""
    table = Table(lens, options)
    for digit in digits:
        table.deal(digit)
    if world is not None:
        table.imagine(world)
    for move in moves:
        table.play(move)
    return table


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of any of the games; its one attribute is the table."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.table = Table(game.lens, game.options)

    def current_player(self) -> int:
        """Chance while the seed is drawn, then the seat to move."""
        engine = self.table.engine
        if engine is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if engine.to_move == NOBODY else int(engine.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.engine is not None
        return self.table.lens.legal(self.table.engine)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same for callers in Python, without the detour through C++, which takes three times as long."""
        engine = self.table.engine
        if engine is None or player not in (None, engine.to_move):
            actions: list[int] = super().legal_actions(*(() if player is None else (player,)))
            return actions
        return self.table.lens.legal(engine)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every digit, all equally likely."""
        return EVEN

    def _apply_action(self, action: int) -> None:
        """Raises MaskedOut, and changes nothing, if the player may not."""
        table = self.table
        if table.engine is None:
            table.deal(action)
        else:
            table.play(table.lens.move(table.engine, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        engine, lens = self.table.engine, self.table.lens
        if engine is None or engine.to_move != player or action not in lens.legal(engine):
            return str(lens.encoder.meaning(action))
        return str(lens.game.decode(lens.move(engine, action)))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.engine is not None and self.table.engine.to_move == NOBODY

    def returns(self) -> list[float]:
        """See `payoffs`; zeros before the end."""
        engine = self.table.engine
        result = None if engine is None else self.table.lens.game.result(engine)
        return [0.0] * self.table.lens.players if result is None else payoffs(result)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A random state that this player cannot tell from this one; what is hidden is imagined."""
        imagined: TableState = self.clone()
        imagined.table.imagine(self.table.seen_by(player, int(sampler() * SEEDS)))
        return imagined

    def __str__(self) -> str:
        engine, game = self.table.engine, self.table.lens.game
        if engine is None:
            return f"seed {'/'.join(map(str, self.table.digits))}"
        seats = [game.view(engine, seat).json().decode() for seat in range(self.table.lens.players)]
        return "\n".join([game.view(engine, TABLE).json().decode(), *seats])


class TableObserver:
    """What a player sees, or with perfect recall was ever told; without private information, what the table sees."""

    def __init__(self, lens: Lens, kind: Any) -> None:
        self.lens = lens
        self.remembers = bool(kind.perfect_recall)
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(lens.memory_size if self.remembers else lens.size, np.float32)
        self.dict = {"information_state" if self.remembers else "observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player sees into `tensor`; zeros while the seed is drawn."""
        engine, viewer = state.table.engine, NOBODY if self.is_public else player
        if engine is None:
            self.tensor.fill(0)
        elif self.remembers:
            self.tensor[:] = self.lens.remembered(engine, viewer)
        else:
            self.tensor[:] = self.lens.observation(engine, viewer)

    def string_from(self, state: TableState, player: int) -> str:
        """The player's view, as JSON; before it, with perfect recall, all the player was told."""
        table = state.table
        if table.engine is None:
            return "nothing is dealt yet"
        viewer: Viewer = TABLE if self.is_public else player
        view: str = self.lens.game.view(table.engine, viewer).json().decode()
        if not self.remembers:
            return view
        table.tell()
        told = text_of(tell(table.told[player], TABLE)) if self.is_public else table.lines[player]
        return told + view


class PrivateObserver:
    """What a player sees and the table does not, as text only."""

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """There is no tensor to write."""

    def string_from(self, state: TableState, player: int) -> str:
        """The parts of the player's view that differ from the table's."""
        engine = state.table.engine
        if engine is None:
            return ""
        own, public = (msgspec.to_builtins(self.lens.game.view(engine, viewer)) for viewer in (player, TABLE))
        return msgspec.json.encode({part: own[part] for part in own if own[part] != public[part]}).decode()


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """Any of the games, with its parameters set; each has a class of its own, for OpenSpiel registers classes."""

    kind: ClassVar[Any]
    rules: ClassVar[AnyGame]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(given or {})}
        self.lens = lens_of(self.rules.name, chosen.pop("players"))
        self.options = options_of(self.rules, chosen)
        super().__init__(self.kind, _game_info(self.lens, self.options), given or {})

    def new_initial_state(self) -> TableState:
        """Nothing is dealt yet."""
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "TableObserver | PrivateObserver | None":
        """An observer of what one player sees, of what the table does, or of the difference; never of all hands."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return TableObserver(self.lens, kind) if kind.public_info else PrivateObserver(self.lens)


def name_of(game: AnyGame) -> str:
    """What OpenSpiel calls a game."""
    return f"python_{game.name}"


def _game_type(game: AnyGame) -> Any:
    switches = msgspec.to_builtins(game.options_type())
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Lichtspiel: {type(game).__name__}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.players[0], **switches},
    )


def _game_info(lens: Lens, options: Options) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=lens.actions,
        max_chance_outcomes=BASE,
        num_players=lens.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=int(lens.encoder.longest) * getattr(options, "turn_limit", 1),
    )


def register(game: AnyGame) -> None:
    """Let OpenSpiel load a game by its name."""
    kind = _game_type(game)
    pyspiel.register_game(kind, type(type(game).__name__, (TableGame,), {"kind": kind, "rules": game}))


for _name in names():
    register(load(_name))

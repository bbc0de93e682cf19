"""Commands as functions: what a function takes, and says of it, becomes what the command takes and its help.

A parameter is `Annotated` with its help. Those that must be named are options, the others are given by place.
"""

import argparse
import inspect
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin

Command = Callable[..., int]
Listed = Callable[[], Mapping[str, str]]
C = TypeVar("C", bound=Command)
CONVERTED: Final = (int, float, Path)  # other arguments stay text


class Commands:
    """Several commands with a name in common, which the names of their functions may end with."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._commands: list[Command | Commands] = []

    def command(self, function: C) -> C:
        """Add a command; used as a decorator."""
        self._commands.append(function)
        return function

    def group(self, name: str, about: str) -> "Commands":
        """Add commands that have a further name in common."""
        group = Commands(name, about)
        self._commands.append(group)
        return group

    def add_to(self, parser: argparse.ArgumentParser, listed: Listed) -> None:
        """Let a parser know them all; without one of them it shows its help."""
        parser.set_defaults(command=lambda: _show_help(parser))
        below = parser.add_subparsers(title="commands", metavar="COMMAND")
        for command in self._commands:
            if isinstance(command, Commands):
                further = below.add_parser(command._name, help=command._about, **_manner(command._about, listed))
                command.add_to(further, listed)
                continue
            about = inspect.getdoc(command) or ""
            name = command.__name__.removesuffix(f"_{self._name}").replace("_", "-")
            _add(command, below.add_parser(name, help=about, **_manner(about, listed)))


def _show_help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


class Program(Commands):
    """A program of several commands. `listed` is asked for what {names} in a help stand for."""

    def __init__(self, name: str, about: str, listed: Listed) -> None:
        super().__init__(name, about)
        self._listed = listed

    def run(self, arguments: Sequence[str] | None = None) -> int:
        """Do what the arguments say, those of the process by default; wrong ones end it with an explanation and 2."""
        parser = _parser(self._name, self._about, self._listed)
        parser.add_argument(
            "--version", action=Version, nargs=0, default=argparse.SUPPRESS, help="Show the version and exit."
        )
        self.add_to(parser, self._listed)
        return _call(vars(parser.parse_args(arguments)))


def run_command(command: Command, name: str) -> int:
    """Run a program that is a single command."""
    parser = _parser(name, inspect.getdoc(command) or "", dict)
    _add(command, parser)
    return _call(vars(parser.parse_args()))


def _call(given: dict[str, Any]) -> int:
    command: Command = given.pop("command")
    return command(**given)


class Version(argparse.Action):
    """Prints which version is installed."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(version("lichtspiel"))
        parser.exit()


def _parser(name: str, about: str, listed: Listed) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(prog=name, **_manner(about, listed))


def _manner(about: str, listed: Listed) -> dict[str, Any]:
    """How a parser reads and shows: names in full, and lists only looked up for a help that is shown."""

    class Help(argparse.HelpFormatter):
        def _get_help_string(self, action: argparse.Action) -> str:
            said = action.help or ""
            for name, names in listed().items() if "{" in said else ():
                said = said.replace(f"{{{name}}}", names)
            return said

    return {"description": about, "allow_abbrev": False, "formatter_class": Help}


def _add(command: Command, parser: argparse.ArgumentParser) -> None:
    """Add what a command takes to its parser."""
    for name, parameter in inspect.signature(command).parameters.items():
        kind, said = get_args(parameter.annotation)
        optional = parameter.default is not inspect.Parameter.empty
        ways = _ways(_without_none(kind), parameter.default)
        if optional:
            ways["default"] = parameter.default
            said += _by_default(parameter.default)
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
            parser.add_argument(f"--{name.replace('_', '-')}", required=not optional, help=said, **ways)
        else:
            parser.add_argument(name, metavar=name.upper(), nargs="?" if optional else None, help=said, **ways)
    parser.set_defaults(command=command)


def _without_none(kind: Any) -> Any:
    if get_origin(kind) not in (Union, UnionType):
        return kind
    (only,) = (each for each in get_args(kind) if each is not NoneType)
    return only


def _ways(kind: Any, default: object) -> dict[str, Any]:
    """How an argument of a type is read. What is so by default can be turned off: `--no-…`."""
    if kind is bool:
        return {"action": argparse.BooleanOptionalAction if default is True else "store_true"}
    if get_origin(kind) is Literal:
        return {"choices": get_args(kind)}
    return {"type": kind} if kind in CONVERTED else {}


def _by_default(default: object) -> str:
    return "" if default is None or isinstance(default, bool) else f" Default: {default}"

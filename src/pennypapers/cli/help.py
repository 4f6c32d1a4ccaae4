"""What `--help` says: messages of the catalogue, in the language of the user."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from typing import Any, NoReturn

from ..errors import PennyError
from ..messages import labelled, say, speaker
from ..notation.names import printable
from .usage_words import usage_words

ENGLISH_USAGE = "usage:"
WIDTH = 79

Example = tuple[str, str]
"""A command line, and the last part of the message that says what it does; empty if it needs no word."""


class Parser(argparse.ArgumentParser):
    """A parser whose help is in the user's language. It reports wrong usage in one line and exits with status 2."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"formatter_class": argparse.RawDescriptionHelpFormatter, **options, "add_help": False})
        self._arguments = self.add_argument_group(heading("help-arguments"))
        self._choices = self.add_argument_group(heading("help-options"))
        self._choices.add_argument("-h", "--help", action="help", help=say("help-help"))

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        group = self._choices if str(names[0]).startswith("-") else self._arguments
        return group.add_argument(*names, **options)

    def add_mutually_exclusive_group(self, **options: Any) -> Any:
        return self._choices.add_mutually_exclusive_group(**options)

    def format_usage(self) -> str:
        return _with_usage(super().format_usage())

    def format_help(self) -> str:
        return _with_usage(super().format_help())

    def error(self, message: str) -> NoReturn:
        told = say("usage-see", why=usage_words(message).removesuffix("."), help=f"{self.prog} --help")
        self.exit(2, f"{self.prog}: {printable(told)}\n")


def heading(message: str) -> str:
    """The heading of a part of the help; argparse adds the colon, but not the space that French has before it."""
    return labelled(say(message), "").rstrip().removesuffix(":")


def wrong(error: Exception) -> argparse.ArgumentTypeError:
    """What is wrong with an argument, in the language that is spoken."""
    return argparse.ArgumentTypeError(error.said_by(speaker()) if isinstance(error, PennyError) else str(error))


def add_command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    examples: Sequence[Example],
    more: str = "",
    *,
    about: str | None = None,
) -> argparse.ArgumentParser:
    """The parser of a command. The messages about it begin with `help-NAME`; `more` stands below the examples."""
    return commands.add_parser(
        name,
        help=say(f"help-{about or name}"),
        description=textwrap.fill(say(f"help-{about or name}-about"), WIDTH),
        epilog="\n\n".join(filter(None, [example_lines(f"help-{name}", examples), more])) or None,
    )


def example_lines(family: str, examples: Sequence[Example], title: str = "help-examples") -> str:
    """Command lines one below the other, each with what it does."""
    if not examples:
        return ""
    width = max(len(line) for line, _ in examples)
    lines = (f"  {line:<{width}}  {say(f'{family}-example-{key}') if key else ''}".rstrip() for line, key in examples)
    return "\n".join([say(title), *lines])


def paragraph(message: str) -> str:
    return textwrap.fill(say(message), WIDTH)


def _with_usage(text: str) -> str:
    """The text with our word for `usage:`; the lines that belong to it keep their column."""
    word = say("help-usage")
    usage, blank, rest = text.partition("\n\n")
    more = len(word) - len(ENGLISH_USAGE)
    first, *others = usage.removeprefix(ENGLISH_USAGE).split("\n")
    moved = [" " * max(0, len(line) - len(line.lstrip()) + more) + line.lstrip() for line in others if line]
    return "\n".join([word + first, *moved]) + (blank or "\n") + rest

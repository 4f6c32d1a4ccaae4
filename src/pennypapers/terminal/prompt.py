"""What the player types: one line at a time, and the ways of leaving."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TextIO

from .answer import is_word
from .screen import Screen

ReadLine = Callable[[str], str]
"""Shows a prompt and gives the line typed; EOFError where there is no more."""


LEAVING = ("exit", "q")
"""Besides the word for leaving in the language that is spoken."""


class LeaveGame(Exception):  # noqa: N818  # nothing went wrong
    """The player leaves; the game stays on disk."""


class Prompt:
    """Asks, and reads the answer without white space around it. Any question can be answered by leaving."""

    def __init__(self, read_line: ReadLine) -> None:
        self._read_line = read_line

    def ask(self, question: str) -> str:
        try:
            answer = self._read_line(question).strip()
        except EOFError:
            raise LeaveGame from None
        if answer.lower() in LEAVING or is_word(answer, "quit"):
            raise LeaveGame
        return answer


def lines_from(source: TextIO, screen: Screen) -> ReadLine:
    """Lines of a pipe or a file. Each is shown after its question, so that what was said can be read again."""

    def read_line(question: str) -> str:
        screen.out.write(question)
        screen.out.flush()
        line = source.readline()
        if not line:
            raise EOFError
        screen.show(line.rstrip("\r\n"))
        return line

    return read_line


def typed_lines() -> ReadLine:
    """Lines typed at a terminal with line editing, but no history: the next player could read the last one's lines."""
    try:
        import readline
    except ImportError:  # readline is missing on some systems
        pass
    else:
        readline.set_auto_history(False)
    sys.stdout.flush()
    return input

"""`pennypapers completion`: a script with which the shell's Tab key completes commands, options, choices and files."""

from __future__ import annotations

import argparse
from typing import Any

from ...errors import PennyError
from ...messages import say
from ..files import fail
from ..help import add_command

SHELLS = ("bash", "zsh", "fish")

EXAMPLES = (
    ("source <(pennypapers completion bash)", "bash"),
    ("source <(pennypapers completion zsh)", "zsh"),
    ("pennypapers completion fish > ~/.config/fish/completions/pennypapers.fish", ""),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "completion", EXAMPLES)
    parser.add_argument("shell", choices=SHELLS, help=say("help-completion-shell"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        print(script(args.shell))
    except PennyError as error:
        return fail("completion", error)
    return 0


def script(shell: str) -> str:
    """The script that shtab makes of our parser; PennyError says what to install where it is missing."""
    try:
        import shtab
    except ImportError:
        raise PennyError(say("cli-completion-needs", install="pip install 'pennypapers[completion]'")) from None
    from .. import build_parser
    from ..help import Parser

    class FileParser(Parser):
        """Tells shtab which arguments are files: those that the help calls so."""

        def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
            action = super().add_argument(*names, **options)
            if "FILE" in str(options.get("metavar")):
                action.complete = shtab.FILE  # type: ignore[attr-defined]  # where shtab looks for it
            return action

    return shtab.complete(build_parser(FileParser), shell=shell)

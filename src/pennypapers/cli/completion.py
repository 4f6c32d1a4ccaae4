"""`pennypapers completion`: a script with which the shell's Tab key completes commands, options, choices and files."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..errors import PennyError

SHELLS = ("bash", "zsh", "fish")

EXAMPLES = """examples:
  source <(pennypapers completion bash)                       in ~/.bashrc
  source <(pennypapers completion zsh)                        in ~/.zshrc, after compinit
  pennypapers completion fish > ~/.config/fish/completions/pennypapers.fish
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "completion",
        help="print the completion script of a shell",
        description="Print a script that lets the shell complete commands and options.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS, help="your shell")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        print(script(args.shell))
    except PennyError as error:
        print(f"pennypapers completion: {error}", file=sys.stderr)
        return 1
    return 0


def script(shell: str) -> str:
    """The script that shtab makes of our parser; PennyError says what to install where it is missing."""
    try:
        import shtab
    except ImportError:
        raise PennyError("it needs more than is installed: pip install 'pennypapers[completion]'") from None
    from . import Parser, build_parser

    class FileParser(Parser):
        """Tells shtab which arguments are files: those that the help calls so."""

        def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
            action = super().add_argument(*names, **options)
            if "FILE" in str(options.get("metavar")):
                action.complete = shtab.FILE  # type: ignore[attr-defined]  # where shtab looks for it
            return action

    return shtab.complete(build_parser(FileParser), shell=shell)

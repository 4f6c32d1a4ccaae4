"""`pennypapers completion`: commands, options and choices for the shell's Tab key."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

SHELLS = ("bash", "zsh", "fish")

EXAMPLES = """examples:
  source <(pennypapers completion bash)                       in ~/.bashrc
  source <(pennypapers completion zsh)                        in ~/.zshrc, after compinit
  pennypapers completion fish > ~/.config/fish/completions/pennypapers.fish
"""

BASH = """_pennypapers() {{
  local words
  case "${{COMP_WORDS[1]}}" in
{cases}
    *) words="{commands}" ;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="{commands}"
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _pennypapers pennypapers
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
    from . import build_parser

    known = dict(_commands(build_parser()))
    if args.shell == "fish":
        print("\n".join(_fish(known)))
        return 0
    cases = "\n".join(f'    {name}) words="{" ".join(words)}" ;;' for name, words in known.items())
    script = BASH.format(cases=cases, commands=" ".join(known))
    print(("autoload -U +X bashcompinit && bashcompinit\n" if args.shell == "zsh" else "") + script, end="")
    return 0


def _commands(parser: argparse.ArgumentParser) -> Iterator[tuple[str, list[str]]]:
    """Every command with the options and choices it takes."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield name, list(dict.fromkeys(word for each in command._actions for word in _words(each)))


def _words(action: argparse.Action) -> list[str]:
    """A command may have commands of its own: their words are offered with it, each once."""
    if isinstance(action, argparse._SubParsersAction):
        deeper = [word for command in action.choices.values() for each in command._actions for word in _words(each)]
        return list(dict.fromkeys([*action.choices, *deeper]))
    return list(action.option_strings) or [str(choice) for choice in action.choices or ()]


def _fish(known: dict[str, list[str]]) -> Iterator[str]:
    yield f"complete -c pennypapers -n __fish_use_subcommand -f -a '{' '.join(known)}'"
    for name, words in known.items():
        yield f"complete -c pennypapers -n '__fish_seen_subcommand_from {name}' -a '{' '.join(words)}'"

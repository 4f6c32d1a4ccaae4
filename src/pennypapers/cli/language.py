"""The language that a command speaks to its user: the one asked for, or that of the system."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import pairwise

from ..messages import ENGLISH, LANGUAGES, say
from ..messages.languages import system_language
from ..messages.speaker import ENGLISH_SPEAKER, Speaker

OPTION = "--language"


def add_language_option(parser: argparse.ArgumentParser, *, is_nested: bool = False) -> None:
    """`is_nested` is for a parser within a command that has the option too."""
    default = argparse.SUPPRESS if is_nested else None
    parser.add_argument(OPTION, choices=LANGUAGES, default=default, help=say("help-language"))


def spoken_language(args: argparse.Namespace) -> str:
    """English for commands without the option, and with --json, which programs read."""
    if "language" not in args or getattr(args, "json", False):
        return ENGLISH
    return str(args.language or system_language(os.environ))


def likely_language(typed: Sequence[str]) -> str:
    """The language of a command line that is not parsed yet, for its help.

    >>> likely_language(["play", "--language=fr", "--help"])
    'fr'
    """
    asked = [after for word, after in pairwise(typed) if word == OPTION]
    asked += [word.removeprefix(f"{OPTION}=") for word in typed if word.startswith(f"{OPTION}=")]
    known = [each for each in asked if each in LANGUAGES]
    return known[-1] if known else system_language(os.environ)


def speaker_of(language: str) -> Speaker:
    """Who speaks a language; English where Fluent, which reads the others, is not installed."""
    if language == ENGLISH or find_spec("fluent.runtime") is None:
        return ENGLISH_SPEAKER
    from ..messages.translation import translation

    return translation(language)

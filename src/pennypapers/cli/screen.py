"""What the terminal can show: colour or not, Unicode or ASCII."""

from __future__ import annotations

import argparse
import os
import sys

from ..drawing.text.ascii_text import as_ascii
from ..drawing.text.ink import Style
from ..messages import say


def add_style_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ascii", action="store_true", help=say("help-ascii"))


def style(args: argparse.Namespace) -> Style:
    """Colour on a terminal unless NO_COLOR is set; ASCII when asked for or when the terminal has nothing else."""
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    unicode = (getattr(sys.stdout, "encoding", None) or "ascii").lower().startswith("utf")
    return Style(colour=colour, ascii=args.ascii or not unicode)


def shown(text: str, args: argparse.Namespace) -> str:
    """A text for the terminal, in ASCII where that is asked for."""
    return as_ascii(text) if style(args).ascii else text

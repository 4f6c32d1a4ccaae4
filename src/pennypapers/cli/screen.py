"""What the terminal can show: colour or not, Unicode or ASCII."""

from __future__ import annotations

import argparse
import os
import sys

from ..drawing.ink import Style


def add_style_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")


def style(args: argparse.Namespace) -> Style:
    """Colour on a terminal unless NO_COLOR is set; ASCII when asked for or when the terminal has nothing else."""
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    unicode = (getattr(sys.stdout, "encoding", None) or "ascii").lower().startswith("utf")
    return Style(colour=colour, ascii=args.ascii or not unicode)

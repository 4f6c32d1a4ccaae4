"""The daily without a server: a sealed challenge file of the day, made when it is first asked for."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from ..challenges import Challenge, read_challenge
from ..challenges.challenge import SUFFIX
from ..challenges.daily import Draw, daily_layout_of
from ..errors import PennyError, TextError
from ..messages import labelled, say
from ..notation.layout import reason
from ..rules.text import decode
from .dice import new_seed
from .save import replace_file


def daily_file(folder: Path, day: date, key: str) -> Path:
    """Where the daily of a day and an adventure is kept."""
    return folder / f"{day.isoformat()}-{key}{SUFFIX}"


def local_daily(folder: Path, day: date, key: str, draw: Draw) -> Challenge:
    """The daily of this day, from its file, or new. PennyError says why there is none."""
    path = daily_file(folder, day, key)
    try:
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(path, str(Challenge(daily_layout_of(day, key, draw), new_seed())))
        return read_challenge(decode(path.read_bytes()), _no_file)
    except TextError as error:
        raise PennyError(labelled(str(path), reason(error))) from None
    except (OSError, ValueError) as error:
        raise PennyError(say("cli-cannot-write", path=str(path), why=reason(error))) from None


def _no_file(name: str) -> str:
    """The file of a daily carries its layout."""
    raise FileNotFoundError(name)

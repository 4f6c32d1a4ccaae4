"""Print jobs: what is to be printed and how, validated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ..errors import PennyError
from ..messages import ENGLISH, LANGUAGES
from ..rules.layout import Layout
from ..rules.library import ADVENTURES
from .paper import PAPERS, PER_PAGE, Imposition

MOST_COPIES = 200
PAPER = "a4"
"""The default paper."""


class PrintError(PennyError):
    """Something cannot be printed; the message is one line that says why."""


class What(StrEnum):
    SHEETS = "sheets"
    BLANK = "blank"
    RULES = "rules"
    DICE = "dice"


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One print. `faces` are what the sheets show in front and, if there are two, on the back; None is a blank grid."""

    what: What
    adventures: tuple[str, ...]
    faces: tuple[Layout | None, ...] = ()
    copies: int = 1
    imposition: Imposition
    language: str = ENGLISH

    @property
    def adventure(self) -> str:
        return self.adventures[0]


def make_job(
    what: str,
    adventure: str | None,
    *,
    layouts: Sequence[Layout] = (),
    copies: int = 1,
    paper: str = PAPER,
    per_page: int = 1,
    duplex: bool = False,
    language: str = ENGLISH,
) -> Job:
    """A validated job; `layouts` are the front and, with `duplex`, the back. PrintError says what cannot be printed."""
    _one_of("print", what, [each.value for each in What])
    if adventure is not None:
        _one_of("adventure", adventure, list(ADVENTURES))
    _one_of("paper", paper, list(PAPERS))
    _one_of("language", language, LANGUAGES)
    _one_of("number of sheets on a page", str(per_page), list(map(str, PER_PAGE)))
    if not 1 <= copies <= MOST_COPIES:
        raise PrintError(f"1 to {MOST_COPIES} copies can be printed at once, not {copies}")
    kind = What(what)
    is_pad = kind in (What.SHEETS, What.BLANK)
    if adventure is None and kind is not What.DICE:
        raise PrintError(f"say which adventure: {', '.join(ADVENTURES)}")
    return Job(
        what=kind,
        adventures=tuple(ADVENTURES) if adventure is None else (adventure,),
        faces=_faces(kind, adventure, layouts, duplex=duplex) if is_pad else (),
        copies=copies if is_pad else 1,
        imposition=Imposition(PAPERS[paper], per_page if is_pad else 1, duplex and is_pad),
        language=language,
    )


def _faces(kind: What, adventure: str | None, layouts: Sequence[Layout], *, duplex: bool) -> tuple[Layout | None, ...]:
    if kind is What.BLANK:
        return (None, None) if duplex else (None,)
    for layout in layouts:
        if layout.adventure != adventure:
            raise PrintError(f"{layout.name} is a layout of the {layout.adventure}, not of the {adventure}")
    sides = 2 if duplex else 1
    if not 1 <= len(layouts) <= sides:
        raise PrintError(f"{len(layouts)} layouts do not fit on {sides} {'sides' if duplex else 'side'} of a sheet")
    return tuple((*layouts, *layouts)[:sides]) if len(layouts) < sides else tuple(layouts)


def _one_of(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise PrintError(f"there is no {what} {value[:40]!r}; choose {', '.join(known)}")

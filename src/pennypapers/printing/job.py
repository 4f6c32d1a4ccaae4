"""Print jobs: what is to be printed and how, validated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ..errors import CodedError
from ..messages import ENGLISH, LANGUAGES
from ..rules.layout import Layout
from ..rules.library import ADVENTURES
from .paper import PAPERS, PER_PAGE, Imposition

MOST_COPIES = 200
PAPER = "a4"
"""The default paper."""


class PrintError(CodedError):
    """Something cannot be printed; its code is `print.…`."""


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
    if what not in list(What):
        raise PrintError("print.what", found=_quoted(what), choices=" ".join(What))
    if adventure is not None and adventure not in ADVENTURES:
        raise PrintError("print.adventure", found=_quoted(adventure), choices=" ".join(ADVENTURES))
    if paper not in PAPERS:
        raise PrintError("print.paper", found=_quoted(paper), choices=" ".join(PAPERS))
    if language not in LANGUAGES:
        raise PrintError("print.language", found=_quoted(language), choices=" ".join(LANGUAGES))
    if per_page not in PER_PAGE:
        raise PrintError("print.per_page", found=per_page, choices=" ".join(map(str, PER_PAGE)))
    if not 1 <= copies <= MOST_COPIES:
        raise PrintError("print.copies", most=MOST_COPIES, copies=copies)
    kind = What(what)
    is_pad = kind in (What.SHEETS, What.BLANK)
    if adventure is None and kind is not What.DICE:
        raise PrintError("print.which", choices=" ".join(ADVENTURES))
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
            raise PrintError("print.other_layout", layout=layout.name)
    sides = 2 if duplex else 1
    if not 1 <= len(layouts) <= sides:
        raise PrintError("print.sides", layouts=len(layouts), most=sides)
    return tuple((*layouts, *layouts)[:sides]) if len(layouts) < sides else tuple(layouts)


def _quoted(text: str) -> str:
    return repr(text[:40])

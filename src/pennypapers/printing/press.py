"""The press: a job becomes a PDF, or pictures of its pages. The same job always gives the same bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import typst

from .dice import dice_values
from .job import Job, What
from .rules_page import rules_values
from .sheets import Values, sheet_values
from .words import Words, words_of

TEMPLATES = Path(__file__).parent / "templates"
FONT = "Libertinus Serif"
"""Comes with Typst."""

_VALUES: Mapping[What, tuple[str, Callable[[Job, Words], Values]]] = {
    What.SHEETS: ("sheets.typ", sheet_values),
    What.BLANK: ("sheets.typ", sheet_values),
    What.RULES: ("rules.typ", rules_values),
    What.DICE: ("dice.typ", dice_values),
}


def pdf(job: Job) -> bytes:
    made = _compiler(job).compile(format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made


def pictures(job: Job) -> list[bytes]:
    """The first page as SVG, and its back if it has one; further ones of a pad look the same."""
    first = replace(job, copies=min(job.copies, job.imposition.per_page))
    made = _compiler(first).compile(format="svg")
    return made if isinstance(made, list) else [made] if made else []


def page_count(job: Job) -> int:
    """How many pages the PDF of a job has."""
    if not job.faces:
        return len(job.adventures)
    return -(-job.copies // job.imposition.per_page) * len(job.faces)


def _compiler(job: Job) -> typst.Compiler:
    template, values = _VALUES[job.what]
    given = {"language": job.language, "font": FONT, **values(job, words_of(job.language))}
    # Only the fonts inside Typst: what a computer has beside them would change the page.
    return typst.Compiler(
        TEMPLATES / template,
        root=TEMPLATES,
        ignore_system_fonts=True,
        sys_inputs={"values": json.dumps(given, ensure_ascii=False)},
    )

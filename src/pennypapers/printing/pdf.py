"""Makes a PDF of a print job, or pictures of its pages. The same job always gives the same bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import typst

from ..messages.translation import Translation, translation
from .dice import dice_values
from .job import Job, What
from .rules_page import rules_values
from .sheets import ON_PAGES, Values, one_card_a_page, sheet_values
from .tickets import TicketSheets, ticket_values

TEMPLATES = Path(__file__).parent / "templates"
FONT = "Libertinus Serif"
"""A font that is part of Typst."""

_VALUES: Mapping[What, tuple[str, Callable[[Job, Translation], Values]]] = {
    What.SHEETS: ("sheets.typ", sheet_values),
    What.BLANK: ("sheets.typ", sheet_values),
    What.RULES: ("rules.typ", rules_values),
    What.DICE: ("dice.typ", dice_values),
}


def pdf(job: Job) -> bytes:
    """The PDF of a job. Each card is embedded once and placed on many pages, so that more copies add little size."""
    template, values = _values(job)
    if not job.faces:
        return _made(template, values)
    cards = _made(template, {**values, **one_card_a_page(job)})
    return _made("pages.typ", {key: values[key] for key in ON_PAGES} | {"cards": list(cards)})


def tickets_pdf(sheets: TicketSheets) -> bytes:
    """The PDF of a challenge's tickets."""
    words = translation(sheets.language)
    return _made("tickets.typ", {"language": sheets.language, "font": FONT, **ticket_values(sheets, words)})


def pictures(job: Job) -> list[bytes]:
    """The first page as SVG, and its back if it has one; further ones of a pad look the same."""
    template, values = _values(replace(job, copies=min(job.copies, job.imposition.per_page)))
    made = _compiler(template, values).compile(format="svg")
    return made if isinstance(made, list) else [made] if made else []


def page_count(job: Job) -> int:
    """How many pages the PDF of a job has."""
    if not job.faces:
        return len(job.adventures)
    return -(-job.copies // job.imposition.per_page) * len(job.faces)


def _values(job: Job) -> tuple[str, Values]:
    template, values = _VALUES[job.what]
    return template, {"language": job.language, "font": FONT, **values(job, translation(job.language))}


def _made(template: str, values: Values) -> bytes:
    made = _compiler(template, values).compile(format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made


def _compiler(template: str, values: Values) -> typst.Compiler:
    # Typst's own fonts only: with the fonts of the system, pages would differ between computers.
    return typst.Compiler(
        TEMPLATES / template,
        root=TEMPLATES,
        ignore_system_fonts=True,
        sys_inputs={"values": json.dumps(values, ensure_ascii=False)},
    )

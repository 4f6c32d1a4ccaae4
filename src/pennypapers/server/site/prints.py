"""What a static site has to print: sheets, rules and dice in every language, made when the site is."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ...messages import LANGUAGES
from ...printing.job import Job, What, make_job
from ...printing.paper import PAPERS
from ...printing.pdf import pdf
from ...rules.library import ADVENTURES, SIDES, builtin_layout
from .site_files import Written

LIST = "prints/prints.json"


def print_files() -> Iterator[Written]:
    """PDFs, and the list of them that the page reads."""
    listed = []
    for language in LANGUAGES:
        for paper in PAPERS:
            for what, adventure, job in _jobs(language, paper):
                name = "-".join(filter(None, (what, adventure, paper, language))) + ".pdf"
                listed.append(
                    {"what": what, "adventure": adventure, "paper": paper, "language": language, "file": name}
                )
                yield f"prints/{name}", pdf(job)
    yield LIST, json.dumps(listed).encode()


def _jobs(language: str, paper: str) -> Iterator[tuple[str, str | None, Job]]:
    for key in ADVENTURES:
        layouts = [builtin_layout(key, side) for side in SIDES]
        sheets = make_job(What.SHEETS, key, layouts=layouts, duplex=True, paper=paper, language=language)
        yield What.SHEETS, key, sheets
        yield What.RULES, key, make_job(What.RULES, key, paper=paper, language=language)
    yield What.DICE, None, make_job(What.DICE, None, paper=paper, language=language)

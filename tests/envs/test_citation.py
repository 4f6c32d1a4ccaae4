"""What the research page and the citation file say is so."""

from __future__ import annotations

import re
from pathlib import Path

import pennypapers

ROOT = Path(__file__).parents[2]
CITATION = ROOT / "CITATION.cff"


def test_the_version_is_that_of_the_package() -> None:
    lines = CITATION.read_text(encoding="utf-8").splitlines()
    assert "cff-version: 1.2.0" in lines
    assert f"version: {pennypapers.__version__}" in lines
    assert "license: MIT" in lines


def test_the_baselines_of_the_research_page_are_those_that_were_measured() -> None:
    line = re.compile(r"^\| (\w+ \w+) \| (\w+) \| \d+ \| (-?[\d.]+ ± [\d.]+) \|", re.MULTILINE)
    measured = line.findall((ROOT / "benchmarks" / "bots" / "strength.md").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert len(measured) == 24
    for layout in dict.fromkeys(layout for layout, _, _ in measured):
        stars = [stars for each, _, stars in measured if each == layout]
        assert f"| {layout} | {' | '.join(stars)} |" in page

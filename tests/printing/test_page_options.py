"""The page offers the options of a print job that printing declares, and none that it would refuse."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import pennypapers
from pennypapers.printing.job import MOST_COPIES, What
from pennypapers.printing.paper import PAPERS, PER_PAGE

PAGE = Path(pennypapers.__file__).parent / "web" / "js" / "print" / "print.js"


def offered(name: str) -> list[str]:
    """A list of texts that the page declares as a constant."""
    found = re.search(rf"const {name} = .*?(\[[^\]]*\])", PAGE.read_text(encoding="utf-8"))
    assert found, f"the page declares no {name}"
    return [str(each) for each in json.loads(found[1])]


@pytest.mark.parametrize(
    ("name", "declared"),
    [("WHATS", [each.value for each in What]), ("PAPERS", list(PAPERS)), ("ON_A_PAGE", list(map(str, PER_PAGE)))],
)
def test_the_page_offers_all_that_can_be_printed(name: str, declared: list[str]) -> None:
    assert offered(name) == declared


def test_the_page_offers_no_more_copies_than_can_be_printed() -> None:
    assert all(1 <= int(copies) <= MOST_COPIES for copies in offered("COPIES"))

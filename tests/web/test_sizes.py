"""The sizes that the page allows are those that the server takes."""

from __future__ import annotations

import re

from pennypapers.challenges.challenge import MOST_TITLE
from pennypapers.hosting.protocol import sizes
from pennypapers.notation import names
from pennypapers.rules.adventure import MOST_SEATS
from pennypapers.server.challenges.tickets import MOST_TICKETS
from pennypapers.server.http.owner import LONGEST_WORDS
from pennypapers.server.web.web_files import WEB


def test_the_page_has_the_sizes_of_the_server() -> None:
    text = (WEB / "js" / "net" / "sizes.js").read_text(encoding="utf-8")
    on_page = {name: int(size) for name, size in re.findall(r"^export const (\w+) = ([\d_]+);$", text, re.MULTILINE)}
    assert on_page == {
        "LONGEST_NAME": names.LONGEST,
        "LONGEST_LAYOUT": sizes.LONGEST_LAYOUT,
        "LONGEST_PAPER": sizes.LONGEST_PAPER,
        "LONGEST_RECORD": sizes.LONGEST_RECORD,
        "LONGEST_NOTICE": LONGEST_WORDS,
        "LONGEST_TITLE": MOST_TITLE,
        "MOST_SEATS": MOST_SEATS,
        "MOST_TICKETS": MOST_TICKETS,
    }


def test_no_other_module_of_the_page_says_how_long_a_text_may_be() -> None:
    limited = re.compile(r"maxlength: [\d_]{2,}|const LONGEST\b")
    found = [path.name for path in (WEB / "js").rglob("*.js") if limited.search(path.read_text(encoding="utf-8"))]
    assert found == []

"""Modules write addresses from the root on, and all that leaves the page goes through `net/address.js`: the game may
live below a path of its host."""

from __future__ import annotations

import re

import pytest

from pennypapers.server.web.web_files import WEB

ITSELF = "net/address.js"
MODULES = sorted(path for path in (WEB / "js").rglob("*.js") if not path.as_posix().endswith(ITSELF))

PAST_IT = {
    "fetch": re.compile(r"(?<![\w.])fetch\((?!at\()"),
    "history": re.compile(r"history\.(?:push|replace)State\((?![^\n]*(?:\bat\(|`#))"),
    "location": re.compile(r"(?<![\w.])location\.(?:host|origin|href|assign|replace)\b"),
    "path of the browser": re.compile(r"(?<!link)(?<!new URL)\blocation\.pathname\b"),
    "websocket": re.compile(r"new WebSocket\((?!socketAddress\()"),
    "property": re.compile(r"\.(?:href|src) = "),
    "attribute": re.compile(r"""setAttribute\(["'](?:href|src)["']"""),
    "service worker": re.compile(r"serviceWorker\?*\.register\((?!at\()"),
}
"""Ways to an address that miss the root."""

ALLOWED = {("app/main.js", "path of the browser"), ("app/main.js", "location")}
"""What somebody taps is compared with the document as the browser has it."""


def ways_past(name: str, text: str) -> list[str]:
    code = re.sub(r"^\s*(//|\*|/\*\*).*$", "", text, flags=re.MULTILINE)
    return [way for way, pattern in PAST_IT.items() if pattern.search(code) and (name, way) not in ALLOWED]


@pytest.mark.parametrize("name", [path.relative_to(WEB / "js").as_posix() for path in MODULES])
def test_a_module_leaves_addresses_to_the_one_that_knows_the_root(name: str) -> None:
    found = ways_past(name, (WEB / "js" / name).read_text(encoding="utf-8"))
    assert not found, f"{name} goes past net/address.js: {found}; docs/page.md says how addresses are written"


@pytest.mark.parametrize(
    "wrong",
    [
        'await fetch("/api/bots")',
        'history.replaceState(null, "", "/daily")',
        "`${location.origin}/t/${code}`",
        'if (location.pathname === "/") go();',
        "new WebSocket(`ws://${place}`)",
        'picture.src = "/favicon.svg"',
        'link.setAttribute("href", "/host")',
        'navigator.serviceWorker?.register("/sw.js")',
    ],
)
def test_a_way_past_it_is_found(wrong: str) -> None:
    assert ways_past("x.js", wrong)

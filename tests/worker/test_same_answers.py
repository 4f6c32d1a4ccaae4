"""A device answers as the server does."""

from __future__ import annotations

import json
import re

from support.server.guest import fetch
from support.server.running_server import PATIENT, on_a_server
from support.worker.memory_values import MemoryValues
from support.worker.tab import Tab

from pennypapers.rules import ADVENTURES, builtin_layout

FRONT = str(builtin_layout("temple", "front"))
SHEET = "adventure: temple\nlayout: front\nplayer: Ana\ngrid:\n"
RECORD = "record: 1\n"

ASKED: list[tuple[str, str, object]] = [
    ("GET", "/api/layouts", None),
    ("GET", "/api/rules", None),
    *(("GET", f"/api/art/{adventure}/{side}.svg", None) for adventure in ADVENTURES for side in ("front", "back")),
    ("GET", "/api/art/outline/hut.svg?spaces=c4,d4", None),
    ("GET", "/api/art/outline/moon.svg?spaces=c4", None),
    ("GET", "/api/art/temple/left.svg", None),
    ("POST", "/api/art", {"layout": FRONT}),
    ("POST", "/api/art", {"layout": "nonsense"}),
    ("POST", "/api/score", {"text": SHEET}),
    ("POST", "/api/count", {"sheets": [SHEET]}),
    ("POST", "/api/count", {"sheets": []}),
    ("POST", "/api/steps", {"text": RECORD}),
    ("POST", "/api/replay", {"text": RECORD}),
    ("POST", "/api/verify", {"text": RECORD}),
    ("GET", "/api/puzzles/valley-17", None),
    ("GET", "/api/puzzles/valley-100000", None),
    ("POST", "/api/puzzles/temple-1/play", {}),
    ("POST", "/api/puzzles/temple-1/play", {"turns": [""]}),
    ("POST", "/api/puzzles/island-1/explain", {}),
    ("GET", "/api/tables/ABCD", None),
    ("GET", "/api/tables/ABCD/record", None),
    ("POST", "/api/tables", {"adventure": "moon"}),
    ("POST", "/api/tables", {"adventure": "temple", "layout": "nonsense"}),
    ("GET", "/api/games/00000000000000000000000000000000/steps", None),
]


@on_a_server(PATIENT)
async def test_the_same_requests_have_the_same_answers(port: int) -> None:
    tab = await Tab(MemoryValues()).open()
    for method, address, body in ASKED:
        served = await fetch(port, method, address, body)
        here = await tab.ask(method, address, body)
        if "/api/games/" in address:  # who has never played has no key at a server
            assert (served.status, here["status"]) == (409, 404)
            continue
        assert here["status"] == served.status, (address, here["body"], served.text)
        if served.headers["content-type"].startswith("application/json"):
            found, expected = here["body"], json.loads(served.text)
            if expected != found:  # the frameworks word what is wrong with a body each in their own way
                assert (found["code"], expected["code"]) == ("request", "request"), address
        else:
            assert here["body"] == served.text, address
            assert re.match(r"image/svg\+xml|text/plain", served.headers["content-type"])

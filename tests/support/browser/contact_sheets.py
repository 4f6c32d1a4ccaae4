"""Pictures of every screen in every state, one by one and as contact sheets, and what is wrong with each.

    PYTHONPATH=tests python -m support.browser.contact_sheets --out pictures --state "turn: valley" --size 320x568

Without --size and --language every state is looked at as in the test, by pairs; with them, in all that are named.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Page, sync_playwright
from support.browser.live_server import log_warnings_only, running_live_server
from support.browser.pairs import LANGUAGES, SIZES, Look, looks
from support.browser.states import STATES
from support.browser.states.state import State
from support.browser.visitor import Visitor, open_browser
from support.browser.walk import Walk

HIGH = 480
"""How high a picture is on a contact sheet."""
GAP, LINE = 10, 16
ACROSS = 2200


def main(arguments: Sequence[str] | None = None) -> None:
    wished = _parser().parse_args(arguments)
    log_warnings_only()
    chosen = [
        (at, state) for at, state in enumerate(STATES) if any(part in state.name for part in wished.state or [""])
    ]
    with (
        tempfile.TemporaryDirectory() as folder,
        running_live_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = open_browser(playwright)
        walk = Walk(Visitor(browser, server.address), server, is_drawn_whole=wished.out is not None)
        for number, state in chosen:
            print(state.name, flush=True)
            for trouble in _photograph(walk, state, _looks(number, wished), wished.out):
                print(f"  {trouble}", flush=True)
        browser.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="support.browser.contact_sheets", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--out", type=Path, help="the folder for the pictures; without it there are none, only findings"
    )
    parser.add_argument("--state", action="append", help="a part of a state's name; may be given several times")
    parser.add_argument("--size", action="append", type=_size, help="such as 320x568; may be given several times")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--theme", choices=["light", "dark"])
    return parser


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def _looks(number: int, wished: argparse.Namespace) -> list[Look]:
    if not wished.size and not wished.language:
        planned = looks(number)
        return planned if wished.theme is None else [Look(*_of(each), wished.theme == "dark") for each in planned]
    every = product(wished.language or LANGUAGES[:1], wished.size or SIZES)
    return [Look(width, height, language, wished.theme == "dark") for language, (width, height) in every]


def _of(look: Look) -> tuple[int, int, str]:
    return look.width, look.height, look.language


def _photograph(walk: Walk, state: State, wanted: list[Look], out: Path | None) -> list[str]:
    """Take pictures of one state; what is wrong with it is returned."""
    pictures: list[tuple[Look, Path]] = []

    def take(look: Look, page: Page) -> None:
        if out:
            pictures.append((look, out / f"{_file_name(state.name, str(look))}.png"))
            page.screenshot(path=pictures[-1][1])

    troubles = walk.findings(state, wanted, take)
    if out:
        _contact_sheet(pictures, out / f"contact-{_file_name(state.name)}.png")
    return troubles


def _file_name(*parts: str) -> str:
    return re.sub(r"\W+", "-", " ".join(parts))


def _contact_sheet(pictures: list[tuple[Look, Path]], path: Path) -> None:
    """All pictures of a state on one, each with its size and language above it."""
    places: list[tuple[int, int, Image.Image, Look]] = []
    x = y = 0
    for look, each in pictures:
        picture = Image.open(each).convert("RGB")
        picture = picture.resize((max(1, picture.width * HIGH // picture.height), HIGH), Image.Resampling.LANCZOS)
        if x and x + picture.width > ACROSS:
            x, y = 0, y + HIGH + LINE + GAP
        places.append((x, y, picture, look))
        x += picture.width + GAP
    whole = Image.new("RGB", (max(x + picture.width for x, _, picture, _ in places), y + HIGH + LINE), "white")
    draw = ImageDraw.Draw(whole)
    for x, y, picture, look in places:
        draw.text((x, y), str(look), fill="black")
        whole.paste(picture, (x, y + LINE))
    whole.save(path, optimize=True)


if __name__ == "__main__":
    main()

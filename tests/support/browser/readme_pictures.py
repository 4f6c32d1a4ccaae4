"""Takes the pictures of the README: three phones in the middle of a turn, and the big screen of a large table.

PYTHONPATH=tests python -m support.browser.readme_pictures docs/pictures
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from itertools import cycle
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright
from support.browser.live_server import A_GAME, LiveServer, log_warnings_only, running_live_server
from support.browser.player import take_seat
from support.browser.states.tables import ask, type_roll
from support.browser.visitor import BIG_SCREEN, Device, Visitor, open_browser
from support.server.robot import Robot, play_all

from pennypapers.notation import read_record

GAMES = Path(__file__).parents[2] / "data" / "games"
PHONE = Device(390, 780)
"""The width, and the height, of one phone in pixels of the page."""
AT = {"temple": 22, "island": 24, "valley": 14}
"""The turn of a finished game that is shown."""
ACROSS, GAP, ROUND = 352, 12, 22
"""The width of a phone on the picture, the room between two, and the radius of their corners."""
NAMES = (
    "Ada Bo Cem Dirk Elif Finn Gita Hugo Ida Joep Kiki Lars Mara Noor Olga Pim Quin Rosa Sam Tess Umut Vera Wim Xena"
)
TURN = 13
"""The turn that the big screen shows."""
QUALITY = 85


def main(folder: Path) -> None:
    log_warnings_only()
    with (
        tempfile.TemporaryDirectory() as kept,
        running_live_server(Path(kept)) as server,
        sync_playwright() as playwright,
    ):
        browser = open_browser(playwright)
        visitor = Visitor(browser, server.address)
        phones = [_phone(visitor, server, adventure) for adventure in AT]
        _side_by_side(phones).save(folder / "phones.jpg", quality=QUALITY, optimize=True)
        _big_screen(visitor, server).save(folder / "big-screen.jpg", quality=QUALITY, optimize=True)
        browser.close()


def _phone(visitor: Visitor, server: LiveServer, adventure: str) -> Image.Image:
    """A game as it was recorded, up to a turn that stands in pencil."""
    record = read_record((GAMES / f"{adventure}-front-solo.game").read_text(encoding="utf-8"), str)
    party = server.party("Ana", adventure=adventure, options="dice=by_hand")
    server.do(party.host.say("start"))
    for number, turn in enumerate(record.turns[: AT[adventure]], 1):
        type_roll(server, party, str(turn.roll), turn=number)
        marks = " ".join(str(mark) for mark in turn.entries[0].marks)
        if number == AT[adventure]:
            ask(server, party.host, marks)
        else:
            answer = server.do(party.host.say("ink", turn=number, marks=marks))
            assert answer["type"] == "inked", answer
    page = take_seat(visitor, server, party, party.host, PHONE).page
    page.locator(".play:not(.arriving) .foot .ink").wait_for()
    page.locator(".play .sheet .spaces").wait_for()
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def _big_screen(visitor: Visitor, server: LiveServer) -> Image.Image:
    """A table in the middle of its game; a third of its players have inked."""
    party = server.party(*NAMES.split(), adventure="valley", options="dice=by_hand")
    server.do(party.host.say("start"))
    robots = [Robot(guest, guest.name) for guest in party.guests]
    for turn, roll in zip(range(1, TURN + 1), cycle(A_GAME), strict=False):
        server.do(party.host.come())
        type_roll(server, party, roll, turn=turn)
        server.do(play_all(robots if turn < TURN else robots[::3], turn))
    for guest in party.guests:
        server.do(guest.come())
    page = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    page.locator(f".tile .lies svg >> nth={len(robots) - 1}").wait_for()
    return Image.open(BytesIO(page.screenshot())).convert("RGB").resize((1120, 630), Image.Resampling.LANCZOS)


def _side_by_side(phones: list[Image.Image]) -> Image.Image:
    high = ACROSS * phones[0].height // phones[0].width
    whole = Image.new("RGB", (len(phones) * (ACROSS + GAP) - GAP, high), "white")
    mask = Image.new("L", (ACROSS, high))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, ACROSS - 1, high - 1), ROUND, fill=255)
    for at, phone in enumerate(phones):
        whole.paste(phone.resize((ACROSS, high), Image.Resampling.LANCZOS), (at * (ACROSS + GAP), 0), mask)
    return whole


if __name__ == "__main__":
    main(Path(sys.argv[1]))

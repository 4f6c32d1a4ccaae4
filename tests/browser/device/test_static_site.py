"""A folder written by one command, on a plain file server below a path, is the game."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.browser.device_kit import needs_kit, play_turn
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.moment import expect
from support.browser.player import drawn
from support.browser.sharing import set_up
from support.browser.visitor import PHONE, Visitor

from pennypapers.challenges import Challenge, check_run
from pennypapers.cli import main
from pennypapers.hosting.texts.text_answers import given_layout
from pennypapers.notation.record import read_record
from pennypapers.rules.library import read_layout
from pennypapers.table.dice.fairness import verify

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = needs_kit

ROW = drawn("temple", "o o D")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Tests say what went wrong by themselves."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site below /penny/."""
    folder: Path = tmp_path_factory.mktemp("host")
    assert main(["site", "--out", str(folder / "penny"), "--base", "/penny/", "--no-prints", "--dailies", "2"]) == 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/penny/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, site)
    yield visitor
    visitor.leave()
    assert not visitor.troubles, "\n".join(visitor.troubles)


def test_a_whole_game_round_one_phone(phone: Visitor) -> None:
    here = set_up(phone, "Ana", "Ben", layout=ROW)
    assert re.search(r"/penny/t/L[A-Z]{4}$", here.page.url)
    while name := here.next:
        here.write_anything(name)
    expect(here.page.locator(".pod .p")).to_have_count(2)
    expect(here.page.locator(".seal")).to_contain_text("Checked on this device")
    expect(here.page.get_by_text("The coach works where there is a server.")).to_be_visible()
    here.page.get_by_role("link", name="Replay").tap()
    here.page.locator(".replay .sheet").first.wait_for()


def test_a_game_alone_begins_and_a_table_comes_back_after_a_reload(phone: Visitor) -> None:
    page = phone.open("./", PHONE, worker=True)
    expect(page.get_by_role("link", name="Host a table")).to_be_hidden()
    expect(page.get_by_text("nothing is sent anywhere")).to_be_visible()
    page.locator(".adv[data-adv=island] .btn.primary").tap()
    page.locator(".sheet .is-legal").first.wait_for()
    page.evaluate("async () => (await navigator.serviceWorker.ready).active !== null")
    page.reload()
    page.locator(".sheet .is-legal").first.wait_for()


def test_the_dailies_of_the_site_are_played_for_fun(phone: Visitor) -> None:
    page = phone.open("./", PHONE)
    page.get_by_role("link", name="Today’s dice").tap()
    expect(page.locator(".daily-card")).to_have_count(3)
    expect(page.get_by_text("For fun, not for ranks")).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    page.locator(".daily-card[data-adv=temple] .btn").tap()
    page.wait_for_url(re.compile("/penny/c/L[A-Z]{4}$"))
    expect(page.get_by_text("For fun, not for ranks")).to_be_visible()
    page.get_by_role("textbox").fill("Ana")
    page.get_by_role("button", name="Play", exact=True).tap()
    page.locator(".sheet .is-legal").first.wait_for()
    page.goto(page.url.partition("/t/")[0] + "/daily/")
    expect(page.locator(".daily-card[data-adv=temple]")).to_contain_text("Your sheet waits for you.")


def test_a_challenge_file_is_opened_played_and_saved(phone: Visitor, tmp_path: Path) -> None:
    challenge = Challenge(read_layout("adventure: temple\nname: row\ngrid:\no o D\n"), bytes(range(32)), title="Sunday")
    file = tmp_path / "sunday.challenge"
    file.write_text(str(challenge), encoding="utf-8")
    page = phone.open("./", PHONE)
    page.get_by_role("link", name="Same dice, any time").tap()
    page.locator("#challenge-file").set_input_files(file)
    page.get_by_role("heading", name="Sunday").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == str(challenge)
    page.get_by_role("textbox").fill("Ana")
    page.get_by_role("button", name="Play", exact=True).tap()
    while not page.locator(".end.solo").count():
        page.get_by_role("button", name="Hint").or_(page.locator(".end.solo")).first.wait_for()
        if page.locator(".end.solo").count():
            break
        turn = int(re.search(r"Turn (\d+)", page.locator(".bar").first.inner_text())[1])  # type: ignore[index]
        play_turn(page, turn)
    expect(page.locator(".seal")).to_have_text("These dice fit their seal.")
    assert_accessible(page)
    page.get_by_role("link", name="About this challenge").tap()
    expect(page.locator(".my-run")).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    record = read_record(Path(saved.value.path()).read_text(encoding="utf-8"), given_layout(None))
    check_run(challenge, record, "the record")
    assert verify(record).verdict == "good"
    page.get_by_role("link", name="Replay").tap()
    page.locator(".replay .sheet").first.wait_for()
    page.locator(".dice-check.is-good").wait_for()


def test_one_is_made_here_to_be_sent_as_a_file(phone: Visitor) -> None:
    page = phone.open("./challenge/", PHONE)
    expect(page.get_by_text("You save a file and send it")).to_be_visible()
    expect(page.get_by_text("When does it close?")).to_be_hidden()
    page.get_by_label("What is it called?").fill("Train")
    page.get_by_role("button", name="Make the challenge").tap()
    page.wait_for_url(re.compile("/penny/c/L[A-Z]{4}$"))
    expect(page.get_by_role("heading", name="Train")).to_be_visible()


def test_puzzles_are_played(phone: Visitor) -> None:
    page = phone.open("./", PHONE)
    page.get_by_role("link", name="Puzzles").tap()
    page.locator(".of-today .btn.primary").tap()
    page.locator(".sheet").first.wait_for()
    page.goto(page.url.partition("/puzzles")[0] + "/puzzles/")
    page.locator(".of-today .btn.primary").wait_for()


def test_what_is_no_challenge_is_said_with_its_line(phone: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "wrong.challenge"
    file.write_text("challenge: 1\nadventure: temple\nnonsense: x\n", encoding="utf-8")
    page = phone.open("./challenge/", PHONE)
    page.locator("#challenge-file").set_input_files(file)
    expect(page.locator(".open-challenge .wrong")).to_contain_text(re.compile("line 3", re.IGNORECASE))


def test_screens_have_documents_and_everything_lies_below_the_path(phone: Visitor, site: str) -> None:
    page = phone.open("./rules/", PHONE)
    page.locator("article, .clause").first.wait_for()
    asked = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")
    assert asked
    assert [address for address in asked if not address.startswith(site)] == []

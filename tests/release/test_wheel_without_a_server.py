"""The wheel with the kit, in an environment of its own: its bundled page plays without a server, served below a path
and as a site that it has written."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from release.conftest import ROOT
from support.browser.device_kit import READY, keep_kit, needs_kit, play_turn
from support.browser.moment import expect
from support.browser.visitor import PHONE, Visitor
from support.web.bundle import needs_bundler

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [needs_kit, needs_bundler]

SECONDS = 300
OFFLINE = ("No matching distribution", "Could not find a version", "Max retries", "Temporary failure")
LOST = "Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET"


@pytest.fixture(scope="module")
def command(released: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an environment that has the wheel with its server, and the kit's wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    kit = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "dist")]
    subprocess.run(kit, cwd=ROOT / "kit", check=True, capture_output=True, timeout=SECONDS)
    (kit_wheel,) = (folder / "dist").glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True, timeout=SECONDS)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "env" / "bin" / "python"), "install", "--quiet"]
    wheels = ["--no-compile", f"{released['wheel']}[server]", str(kit_wheel)]
    done = subprocess.run([*pip, *wheels], capture_output=True, text=True, timeout=SECONDS, check=False)
    if done.returncode and any(word in done.stderr for word in OFFLINE):
        pytest.skip("*** THE WHEEL IS NOT INSTALLED: no package index can be reached here")
    assert done.returncode == 0, done.stderr
    return folder / "env" / "bin" / "pennypapers"


def clean(command: Path) -> dict[str, str]:
    named = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**named, "LC_ALL": "C", "HOME": str(command.parent)}


@pytest.fixture
def visited() -> Iterator[list[Visitor]]:
    visitors: list[Visitor] = []
    yield visitors
    for visitor in visitors:
        visitor.forgive(LOST, always_logged=False)
        visitor.leave()
        assert not visitor.troubles, "\n".join(visitor.troubles)


def test_the_bundled_page_below_a_path_plays_on_when_its_server_is_gone(
    command: Path, browser: Browser, visited: list[Visitor], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    args = [str(command), "serve", "--port", "0", "--no-daily", "--root-path", "/games/penny", "--database", database]
    with subprocess.Popen(
        args, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=tmp_path, env=clean(command)
    ) as server:
        try:
            assert server.stdout is not None
            assert select.select([server.stdout], [], [], 120)[0], "the server says nothing"
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", server.stdout.readline())
            assert found is not None
            phone = Visitor(browser, f"http://127.0.0.1:{found[1]}/games/penny/")
            visited.append(phone)
            page = phone.open("./", PHONE, worker=True)
            keep_kit(page)
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0
    page.reload()
    page.get_by_text("No line just now.").wait_for()
    page.locator(".adv[data-adv=temple] .btn.primary").tap()
    page.wait_for_url(re.compile("/games/penny/t/L"))
    page.locator(".sheet .is-legal").first.wait_for()
    play_turn(page, 1)
    page.reload()
    page.locator(".bar", has_text=re.compile(r"Turn 2\b")).wait_for()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Tests say what went wrong by themselves."""


def test_a_site_that_the_wheel_has_written_plays_below_a_path(
    command: Path, browser: Browser, visited: list[Visitor], tmp_path: Path
) -> None:
    args = [
        str(command),
        "site",
        "--out",
        str(tmp_path / "penny"),
        "--base",
        "/penny/",
        "--no-prints",
        "--dailies",
        "1",
    ]
    done = subprocess.run(
        args, capture_output=True, text=True, timeout=SECONDS, cwd=tmp_path, env=clean(command), check=False
    )
    assert done.returncode == 0, done.stderr
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        phone = Visitor(browser, f"http://127.0.0.1:{host.server_port}/penny/")
        visited.append(phone)
        page = phone.open("./", PHONE, worker=True)
        page.locator(".adv[data-adv=island] .btn.primary").tap()
        page.locator(".sheet .is-legal").first.wait_for()
        assert page.evaluate(READY)
        play_turn(page, 1)
        page.goto(f"http://127.0.0.1:{host.server_port}/penny/daily/")
        expect(page.locator(".daily-card")).to_have_count(3)
    finally:
        host.shutdown()
        host.server_close()

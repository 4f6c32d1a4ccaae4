"""An adventure that no module of the page names can be played: the server sends its facts, messages and drawings."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.browser.moment import expect
from support.browser.visitor import Visitor
from support.fourth_adventure.build import KEY, add_bridge

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST_TURNS = 40


@pytest.fixture
def bridge_server(tmp_path: Path) -> Iterator[str]:
    """The address of a server from a copy of the project to which the Bridge was added."""
    project = tmp_path / "project"
    project.mkdir()
    add_bridge(project)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = subprocess.Popen(
        [sys.executable, "-m", "pennypapers", "serve", "--no-qr", "--port", str(port), "--database", database],
        env={**os.environ, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert server.stdout is not None
    try:
        for line in server.stdout:
            if str(port) in line:
                break
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(60)
        server.stdout.close()


def test_the_adventure_is_offered_and_played_to_its_end(browser: Browser, bridge_server: str) -> None:
    visitor = Visitor(browser, bridge_server)
    page = visitor.open("/")
    page.locator(f".adv[data-adv={KEY}]").get_by_role("link", name="Play alone now").tap()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4,5}$"))
    for turn in range(1, MOST_TURNS):
        may_write = page.locator(".play", has_text=f"Turn {turn} ").filter(has=page.locator(".sheet .is-legal"))
        may_write.or_(page.locator(".end")).first.wait_for()
        if page.locator(".end").count():
            break
        if page.locator(".danger-turn").count() == 0:
            page.locator(".chips .chip:not(.off)").last.tap()
        page.locator(".sheet .spaces .is-legal").first.tap()
        page.locator(".foot .ink:not([disabled])").tap()
    expect(page.locator(".end .rk")).to_have_attribute("aria-label", re.compile(r"^−?\d+ stars?: \w+$"))
    assert "{" not in page.locator("body").inner_text()
    assert not re.search(r"\b(score|play|sheet|end|name)-[a-z]+", page.locator("body").inner_text())
    visitor.leave()
    assert not visitor.troubles, visitor.troubles

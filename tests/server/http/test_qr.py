"""QR codes on the page and in the terminal encode exactly the expected link."""

from __future__ import annotations

import http.client
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from litestar import Litestar
from litestar.testing import TestClient
from support.server.guest import HOME, PATIENCE, request
from support.server.running_server import QUICK, running_server

from pennypapers.server.app import create_app
from pennypapers.server.http.qr import qr_svg, qr_text
from pennypapers.server.store.sqlite import SqliteStore

SVG = "{http://www.w3.org/2000/svg}"
LINK = "http://192.168.1.23:8420/t/ABCD"
BORDER = 4

Client = TestClient[Litestar]
Modules = set[tuple[int, int]]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(SqliteStore(tmp_path / "tables.db"), QUICK)) as opened:
        yield opened


@pytest.fixture
def code(client: Client) -> str:
    found: str = client.post("/api/tables", json={"adventure": "temple"}).json()["code"]
    return found


def modules(link: str) -> Modules:
    """The dark modules of the code, by column and row."""
    rows = segno.make_qr(link, error="m").matrix
    return {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}


def drawn(svg: str) -> tuple[str, Modules]:
    """The title of a picture, and the modules that it draws."""
    root = ET.fromstring(svg)
    _, dark = root.findall(f"{SVG}path")
    found = set()
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", dark.get("d", "")):
        found |= {(int(x) + i - BORDER, int(y) - BORDER) for i in range(int(length))}
    return root.findtext(f"{SVG}title", ""), found


def test_the_picture_is_the_code_on_white_paper() -> None:
    svg = qr_svg(LINK)
    assert drawn(svg) == (LINK, modules(LINK))
    root = ET.fromstring(svg)
    size = 2 * BORDER + 1 + max(x for x, _ in modules(LINK))
    assert (root.get("viewBox"), root.get("role")) == (f"0 0 {size} {size}", "img")
    assert root.find(f"{SVG}path[@fill='#fff']") is not None
    assert "style" not in svg


def test_the_terminal_shows_the_same_code() -> None:
    lines = qr_text(LINK).split("\n")
    found = set()
    for y, line in enumerate(lines):
        shown = re.fullmatch("\x1b\\[30;107m([ ▀▄█]+)\x1b\\[0m", line)
        assert shown
        for x, halves in enumerate(shown[1]):
            found |= {(x - BORDER, 2 * y - BORDER)} if halves in "▀█" else set()
            found |= {(x - BORDER, 2 * y + 1 - BORDER)} if halves in "▄█" else set()
    assert found == modules(LINK)
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(
    ("host", "base"),
    [
        ("192.168.1.23:8420", "http://192.168.1.23:8420/"),
        ("play.example.org", "http://play.example.org/"),
        ("[fd00::2]:8420", "http://[fd00::2]:8420/"),
        ("127.0.0.1:8420", "http://127.0.0.1:8420/"),
    ],
)
def test_the_qr_code_has_the_host_of_the_request(client: Client, code: str, host: str, base: str) -> None:
    answer = client.get(f"/api/tables/{code.lower()}/qr.svg", headers={"host": host})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert drawn(answer.text) == (f"{base}t/{code}", modules(f"{base}t/{code}"))


@pytest.mark.parametrize("host", ["", "x y", '"><script>', "[::", "a" * 3000, "example.org:port", "ex\u00e4mple.org"])
def test_no_code_is_drawn_for_an_invalid_host(client: Client, code: str, host: str) -> None:
    answer = client.get(f"/api/tables/{code}/qr.svg", headers={b"host": host.encode("latin-1")})
    if answer.status_code != 400:
        link, _ = drawn(answer.text)
        assert re.fullmatch(rf"http://[a-z0-9.]+(:\d+)?/t/{code}", link)


def test_behind_a_proxy_the_qr_code_has_the_address_of_the_proxy(tmp_path: Path) -> None:
    def link(*arguments: str) -> str:
        with running_server(tmp_path, None, *arguments) as server:
            code = request(server.port, "POST", "/api/tables", {"adventure": "temple"}).json()["code"]
            line = http.client.HTTPConnection(HOME, server.port, timeout=PATIENCE)
            headers = {"host": "play.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
            line.request("GET", f"/api/tables/{code}/qr.svg", headers=headers)
            found, _ = drawn(line.getresponse().read().decode())
            line.close()
        return found.removesuffix(code)

    assert link("--proxy", HOME) == "https://play.example.org/t/"
    assert link() == "http://play.example.org/t/", "anybody can send headers"


def test_an_unknown_table_has_no_qr_code(client: Client) -> None:
    assert client.get("/api/tables/ZZZZ/qr.svg").json()["code"] == "code"


@pytest.mark.parametrize(
    ("host", "base"),
    [
        ("localhost:8420", "http://192.168.1.23:8420/"),
        ("127.0.0.1:8420", "http://192.168.1.23:8420/"),
        ("[::1]:8420", "http://192.168.1.23:8420/"),
        ("10.0.0.7:8420", "http://10.0.0.7:8420/"),
    ],
)
def test_a_request_to_localhost_gets_a_qr_code_for_other_devices(tmp_path: Path, host: str, base: str) -> None:
    """A link to 127.0.0.1 would lead a phone to itself."""
    app = create_app(SqliteStore(tmp_path / "tables.db"), QUICK, address="http://192.168.1.23:8420/")
    with TestClient(app) as client:
        code = client.post("/api/tables", json={"adventure": "temple"}).json()["code"]
        link, _ = drawn(client.get(f"/api/tables/{code}/qr.svg", headers={"host": host}).text)
    assert link == f"{base}t/{code}"

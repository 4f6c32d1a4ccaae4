"""A server below a path of its host: every address that it gives is below it, and only a trusted proxy says it."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import HOME, PATIENCE, Reply
from support.server.running_server import QUICK, served
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pennypapers.cli import main
from pennypapers.server.root_path import parse_root

ROOT = "/games/penny"
STRANGER = "127.0.0.2"
"""Another address of this computer, which is not the proxy's."""


def ask(port: int, method: str, path: str, data: object = None, *, address: str = HOME, **headers: str) -> Reply:
    line = http.client.HTTPConnection(HOME, port, timeout=PATIENCE, source_address=(address, 0))
    said = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        line.request(method, path, None if data is None else json.dumps(data), said)
        answer = line.getresponse()
        return Reply(answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read().decode())
    finally:
        line.close()


async def fetch(port: int, method: str, path: str, data: object = None, **more: str) -> Reply:
    return await asyncio.to_thread(lambda: ask(port, method, path, data, **more))


def addresses_in(document: str) -> list[str]:
    """The addresses of a document that begin with a slash."""
    return re.findall(r'(?:href|src)="(/[^"]*)"', document)


async def opened(port: int, below: str, **headers: str) -> str:
    reply = await fetch(port, "POST", f"{below}/api/tables", {"adventure": "temple"}, **headers)
    assert reply.status == 201, reply.text
    return str(reply.json()["code"])


async def all_addresses(port: int, below: str, **headers: str) -> None:
    """Whatever names an address names it below the root; `below` is what the server finds before the path."""
    html = {"accept": "text/html", **headers}
    for path in ("/", "/t/ABCD/screen", "/web/offline.html", "/web/index.html"):
        document = await fetch(port, "GET", f"{below}{path}", **html)
        assert document.status == 200
        assert f'<meta name="root" content="{ROOT}">' in document.text
        found = addresses_in(document.text)
        assert len(found) > 2
        assert all(each.startswith(f"{ROOT}/") for each in found), found
    lost = await fetch(port, "GET", f"{below}/nowhere", **html)
    assert lost.status == 404
    assert f'<meta name="root" content="{ROOT}">' in lost.text
    assert all(each.startswith(f"{ROOT}/") for each in addresses_in(lost.text)), lost.text

    shell = (await fetch(port, "GET", f"{below}/web/shell.json", **headers)).json()
    assert f"{ROOT}/web/index.html" in shell["files"]
    assert all(each.startswith(f"{ROOT}/web/") for each in shell["files"])
    for path in ("index.html", "offline.html", "css/page.css"):
        file = await fetch(port, "GET", f"{below}/web/{path}", **headers)
        assert shell["files"][f"{ROOT}/web/{path}"] in file.headers["etag"], "the service worker checks it"

    manifest = (await fetch(port, "GET", f"{below}/manifest.webmanifest", **headers)).json()
    named = [manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])]
    assert not [each for each in named if each.startswith("/")], "they are read from where the manifest stands"

    code = await opened(port, below, **headers)
    picture = await fetch(port, "GET", f"{below}/api/tables/{code}/qr.svg", host="play.example.org", **headers)
    assert f"<title>http://play.example.org{ROOT}/t/{code}</title>" in picture.text
    me = await fetch(port, "POST", f"{below}/api/me", **headers)
    assert re.search(rf"Path={ROOT}/(;|$)", me.headers["set-cookie"])
    key = me.headers["set-cookie"].partition(";")[0]
    moved = await fetch(port, "POST", f"{below}/api/me/codes", cookie=key, host="play.example.org", **headers)
    assert f"http://play.example.org{ROOT}/move#" in moved.text
    schema = (await fetch(port, "GET", f"{below}/schema/openapi.json", **headers)).json()
    assert schema["servers"] == [{"url": f"{ROOT}/"}]
    async with connect(f"ws://{HOME}:{port}{below}/api/tables/{code}/socket", additional_headers=headers) as socket:
        await socket.send('{"type":"hello"}')
        assert '"type":"welcome"' in str(await socket.recv())


def on_a_server(folder: Path, work: object, *, proxy: str | None = None, root: str | None = None) -> None:
    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(folder, QUICK, proxy=proxy, root=root) as port:
            assert callable(work)
            await work(port)

    asyncio.run(whole())


@pytest.mark.parametrize("below", [ROOT, ""], ids=["the proxy passes the path on", "the proxy takes it away"])
def test_every_address_is_below_the_path_of_the_option(tmp_path: Path, below: str) -> None:
    on_a_server(tmp_path, lambda port: all_addresses(port, below), root=ROOT)


@pytest.mark.parametrize("below", [ROOT, ""], ids=["the proxy passes the path on", "the proxy takes it away"])
def test_every_address_is_below_the_path_that_the_proxy_says(tmp_path: Path, below: str) -> None:
    said = {"x-forwarded-prefix": f"{ROOT}/"}
    on_a_server(tmp_path, lambda port: all_addresses(port, below, **said), proxy=HOME)


async def root_said(port: int, said: str, address: str = HOME) -> str:
    document = await fetch(port, "GET", "/", address=address, x_forwarded_prefix=said)
    assert document.status == 200
    found = re.search('<meta name="root" content="(.*)">', document.text)
    assert found
    return found[1]


def test_only_the_trusted_proxy_says_a_path(tmp_path: Path) -> None:
    async def of_the_proxy(port: int) -> None:
        assert await root_said(port, ROOT) == ROOT
        assert await root_said(port, ROOT, STRANGER) == ""

    async def of_nobody(port: int) -> None:
        assert await root_said(port, ROOT) == ""

    on_a_server(tmp_path, of_the_proxy, proxy=HOME)
    on_a_server(tmp_path, of_nobody)


def test_the_path_of_the_option_is_not_changed_by_a_header(tmp_path: Path) -> None:
    async def below(port: int) -> None:
        assert await root_said(port, "/elsewhere") == ROOT

    async def at_the_top(port: int) -> None:
        assert await root_said(port, "/elsewhere") == ""

    on_a_server(tmp_path, below, proxy=HOME, root=ROOT)
    on_a_server(tmp_path, at_the_top, proxy=HOME, root="")


@pytest.mark.parametrize(
    "said",
    [
        '/"><script>alert(1)</script>',
        "//evil.example",
        "/a//b",
        "/../etc",
        "/a/../b",
        "https://evil.example/",
        "/api",
        "/t/deep",
        "/games",
        "/" + 200 * "a",
        "/a b",
        "/é",
        "/%2e",
        "",
    ],
)
def test_what_is_no_path_is_left_aside(tmp_path: Path, said: str) -> None:
    async def scenario(port: int) -> None:
        assert await root_said(port, said.encode().decode("latin-1")) == ""

    on_a_server(tmp_path, scenario, proxy=HOME)


def test_a_path_of_another_program_is_not_ours(tmp_path: Path) -> None:
    async def scenario(port: int) -> None:
        assert (await fetch(port, "GET", f"{ROOT}x/healthz")).status == 404
        assert (await fetch(port, "GET", f"{ROOT}/healthz")).status == 200
        assert (await fetch(port, "GET", ROOT)).status == 200
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{HOME}:{port}{ROOT}x/api/tables/ABCD/socket")

    on_a_server(tmp_path, scenario, root=ROOT)


def test_limits_of_codes_hold_below_a_path(tmp_path: Path) -> None:
    """Guesses are counted by the path without the root, so that a prefix is no way round."""

    async def scenario(port: int) -> None:
        assert (await fetch(port, "GET", f"{ROOT}/api/tables/QQQQ")).status == 404
        text = (await fetch(port, "GET", f"{ROOT}/metrics")).text
        assert re.search(r'refusals_total\{code="code[^"]*"\} 1', text), text

    on_a_server(tmp_path, scenario, root=ROOT)


@pytest.mark.parametrize(
    ("text", "root"), [("/games/penny", ROOT), ("games/penny/", ROOT), ("/", ""), ("/a.b/~c", "/a.b/~c")]
)
def test_a_path_is_written_in_one_way(text: str, root: str) -> None:
    assert parse_root(text) == root


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("/a b", "a path is letters"),
        ("/api/x", "of the game itself"),
        ("/games", "of the game itself"),
        ("/t/club", "of the game itself"),
        ("/.well-known", "a path is"),
    ],
)
def test_the_command_says_what_is_wrong_with_a_path(text: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--root-path", text])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1

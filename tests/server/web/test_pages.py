"""How the page is served: addresses, files, caching, compression, headers, and files that are not served."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from email.message import Message
from html.parser import HTMLParser
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from support.server.guest import HOME, PATIENCE, fetch
from support.server.running_server import QUICK, on_a_server

from pennypapers.messages import LANGUAGES
from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web.web_files import IMPORT, SCENES, SYMBOLS, TYPES, WEB, WebFiles

ADDRESSES = [
    *("/", "/t/ABCD", "/t/abcd/screen", "/replay", "/replay/ABCD", "/learn", "/learn/temple", "/rules"),
    *("/solo/valley", "/host", "/join", "/count"),
]
SCRIPT = "export const sheet = 'paper'\n" * 40
STRICT = replace(QUICK, requests_per_second=0.001, request_burst=2, misses_per_second=0.001, miss_burst=1)

Client = TestClient[Litestar]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small page with a file of every type, and a secret file beside its folder."""
    (tmp_path / "secret.js").write_text("secret")
    web = tmp_path / "web"
    web.mkdir()
    (tmp_path / "messages" / "fr").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>the page</title>")
    (web / "404.html").write_text("<!doctype html><title>lost</title>")
    (web / "sheet.js").write_text(SCRIPT)
    (tmp_path / "messages" / "fr" / "play.ftl").write_text("roll = lancer\n")
    (web / ".hidden").write_text("secret")
    (web / "notes.txt").write_text("secret")
    for name in ("sw.js", "manifest.webmanifest", "favicon.svg"):
        (web / name).write_text(name)
    return web


def files_of(folder: Path) -> WebFiles:
    return WebFiles(folder, folder.parent / "messages")


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    app = create_app(SqliteStore(folder.parent / "tables.db"), STRICT, web_files=files_of(folder))
    with TestClient(app, base_url=f"http://{HOME}", raise_server_exceptions=False) as opened:
        yield opened


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Client]:
    """The page of this package."""
    app = create_app(SqliteStore(tmp_path / "tables.db"), QUICK)
    with TestClient(app, base_url=f"http://{HOME}", raise_server_exceptions=False) as opened:
        yield opened


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_a_screen_serves_the_page(client: Client, address: str) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "the page" in answer.text


@pytest.mark.parametrize("address", ["/nowhere", "/t", "/t/ABCD/other", "/learn/temple/more", "/web/none.js", "/web"])
def test_an_unknown_address_is_a_page_for_people_and_a_refusal_for_programs(client: Client, address: str) -> None:
    lost = client.get(address, headers={"accept": "text/html,*/*;q=0.8"})
    assert (lost.status_code, lost.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "lost" in lost.text
    assert client.get(address).json()["code"] == "request"
    assert client.post(address, headers={"accept": "text/html"}).status_code in (404, 405)


def test_the_api_never_answers_with_a_page(client: Client) -> None:
    assert client.get("/api/nothing", headers={"accept": "text/html"}).json()["code"] == "request"


@pytest.mark.parametrize(
    ("address", "media_type"),
    [
        ("/web/sheet.js", "text/javascript; charset=utf-8"),
        ("/web/messages/fr.ftl", "text/plain; charset=utf-8"),
        ("/web/symbols.svg", "image/svg+xml"),
        ("/web/index.html", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.svg", "image/svg+xml"),
    ],
)
def test_a_file_says_its_type(client: Client, address: str, media_type: str) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, media_type)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding"


def test_the_symbols_are_those_of_the_drawings(client: Client) -> None:
    assert client.get("/web/symbols.svg").text == SYMBOLS.read_text(encoding="utf-8")


def test_head_is_get_without_the_body(client: Client) -> None:
    for address in ("/", "/web/sheet.js", "/sw.js"):
        whole, head = client.get(address), client.head(address)
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-type", "content-length", "etag", "cache-control"):
            assert head.headers[name] == whole.headers[name]


def test_what_a_browser_has_is_not_sent_again_until_it_changes(client: Client, folder: Path) -> None:
    tag = client.get("/web/sheet.js").headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        again = client.get("/web/sheet.js", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    (folder / "sheet.js").write_text("changed")
    fresh = client.get("/web/sheet.js", headers={"if-none-match": tag})
    assert (fresh.status_code, fresh.text) == (200, "changed")
    assert fresh.headers["etag"] != tag


def test_the_same_content_has_the_same_tag_whenever_it_was_written(client: Client, folder: Path) -> None:
    """So that all processes and machines agree about it."""
    tag = client.get("/web/sheet.js").headers["etag"]
    os.utime(folder / "sheet.js", (1, 1))
    assert client.get("/web/sheet.js", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "GZIP", "deflate , gzip"])
def test_a_file_is_compressed_for_whoever_reads_that(client: Client, accepted: str) -> None:
    plain = client.get("/web/sheet.js", headers={"accept-encoding": "identity"})
    squeezed = client.get("/web/sheet.js", headers={"accept-encoding": accepted})
    assert "content-encoding" not in plain.headers
    assert squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.text == plain.text == SCRIPT
    assert int(squeezed.headers["content-length"]) < int(plain.headers["content-length"]) == len(SCRIPT)
    assert squeezed.headers["etag"] != plain.headers["etag"], "a strong tag is of these very bytes"


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "gzip; q=0.000, br", "xgzip", "gzip;q"])
def test_a_file_is_not_compressed_for_others(client: Client, accepted: str) -> None:
    assert "content-encoding" not in client.get("/web/sheet.js", headers={"accept-encoding": accepted}).headers


def test_what_compressing_makes_longer_is_sent_as_it_is(client: Client) -> None:
    assert "content-encoding" not in client.get("/sw.js", headers={"accept-encoding": "gzip"}).headers


@pytest.mark.parametrize(
    "name",
    [
        *("../secret.js", "messages/../../secret.js", "/etc/passwd", "..", ".", "", "messages", "notes.txt", ".hidden"),
        *(
            "sheet.js\x00.css",
            "x" * 5000 + ".js",
            "sheet.js/x.js",
            "~/x.js",
            "C:\\x.js",
            "link.js",
            "out/x.js",
        ),
    ],
)
def test_files_that_are_no_part_of_the_page_are_not_served(folder: Path, name: str) -> None:
    (folder / "link.js").symlink_to(folder.parent / "secret.js")
    (folder / "out").symlink_to(folder.parent)
    assert files_of(folder).find(name) is None


@pytest.mark.parametrize(
    "address", ["/web/%2e%2e/secret.js", "/web/..%2fsecret.js", "/web/%2fetc%2fpasswd", "/web/%00.js"]
)
def test_no_address_leads_out_of_the_folder(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


@on_a_server()
async def test_no_address_leads_out_of_a_real_server(port: int) -> None:
    for address in ("/web/../server/app.py", "/web/../../../pyproject.toml", "//etc/passwd", "/web//etc/passwd"):
        assert (await fetch(port, "GET", address)).status == 404, address


def test_files_of_the_page_are_not_rate_limited(client: Client) -> None:
    """Not even when the address has used up its requests to the API."""
    while client.get("/api/tables/ABCD").status_code != 429:
        pass
    for _ in range(20):
        assert client.get("/").status_code == 200
        assert client.get("/web/sheet.js").status_code == 200
    assert client.get("/api/layouts").status_code == 429


def test_every_answer_carries_the_headers(client: Client) -> None:
    for address in ("/", "/sw.js", "/web/symbols.svg", "/web/none.js", "/nowhere", "/api/layouts"):
        headers = client.get(address, headers={"accept": "text/html"}).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["connect-src"] == "'self'"
        assert policy["img-src"] == "'self' data: blob:"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert len(headers["x-request-id"]) == 16


def test_files_of_the_page_have_only_the_headers_they_need(client: Client) -> None:
    """A game loads some seventy files, so their headers should weigh less than the files."""
    for address in ("/web/sheet.js", "/web/messages/fr.ftl"):
        answer = client.get(address, headers={"accept-encoding": "gzip"})
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in answer.headers
        assert sum(len(name) + len(value) + 4 for name, value in answer.headers.items()) < 300


@on_a_server()
async def test_compressed_unchanged_and_head_are_right_on_the_wire(port: int) -> None:
    def ask(*requests: tuple[str, dict[str, str]]) -> Iterator[tuple[int, Message, bytes]]:
        """Send all requests on one connection, which a wrong content length would break."""
        line = http.client.HTTPConnection(HOME, port, timeout=PATIENCE)
        for method, headers in requests:
            line.request(method, "/web/symbols.svg", headers=headers)
            answer = line.getresponse()
            yield answer.status, answer.headers, answer.read()
        line.close()

    def conversation() -> None:
        squeeze = {"accept-encoding": "gzip"}
        (_, headers, body), *_ = ask(("GET", squeeze))
        assert gzip.decompress(body) == SYMBOLS.read_bytes()
        unchanged, head, plain = ask(("GET", squeeze | {"if-none-match": headers["etag"]}), ("HEAD", {}), ("GET", {}))
        assert (unchanged[0], unchanged[2]) == (304, b"")
        assert (head[0], head[1]["content-length"], head[2]) == (200, str(SYMBOLS.stat().st_size), b"")
        assert plain[2] == SYMBOLS.read_bytes()

    await asyncio.to_thread(conversation)


# -- the page of this package ------------------------------------------------------------------------------


class Document(HTMLParser):
    """Collects the files that a document loads, and inline code that the content security policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.forbidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.loads += [given[name] or "" for name in ("href", "src") if name in given]
        inline = tag == "style" or (tag == "script" and "src" not in given)
        if inline or any(name == "style" or name.startswith("on") for name in given):
            self.forbidden.append(self.get_starttag_text() or tag)


@pytest.mark.parametrize("name", ["index.html", "404.html"])
def test_a_document_has_nothing_inline_and_loads_only_what_is_there(real: Client, name: str) -> None:
    document = Document()
    document.feed(real.get(f"/web/{name}").text)
    assert document.forbidden == []
    assert document.loads
    for address in document.loads:
        assert address.startswith("/"), "documents are read at many addresses"
        assert real.get(address).status_code == 200, address


def test_every_file_of_the_page_is_served(real: Client) -> None:
    files = [path for path in WEB.rglob("*") if path.is_file() and not path.name.endswith(".d.ts")]  # for tsc alone
    names = [path.relative_to(WEB).as_posix() for path in files]
    assert "index.html" in names
    assert "symbols.svg" not in names, "the drawings' own symbols are served in its place"
    for name in names:
        assert Path(name).suffix in TYPES
        assert real.get(f"/web/{name}").status_code == 200


def test_comments_and_indentation_are_not_sent(client: Client, folder: Path) -> None:
    (folder / "css").mkdir()
    (folder / "css" / "page.css").write_text(
        "/* two\n lines */\na b,\n  i /* all */ b {\n\n  color: red; /* why */\n}\n"
    )
    assert client.get("/web/css/page.css").text == "\na b,\ni  b {\ncolor: red; \n}\n"
    (folder / "app.js").write_text("// why\n  f();\n")
    assert client.get("/web/app.js").text == "// why\n  f();\n"


def test_the_messages_of_the_page_come_without_their_comments(real: Client) -> None:
    lines = real.get("/web/messages/en.ftl").text.splitlines()
    assert any(line.startswith("name-temple = ") for line in lines)
    assert not [line for line in lines if line.startswith("#")]


def test_a_style_sheet_comes_with_those_it_imports_in_their_order(client: Client, folder: Path) -> None:
    (folder / "css" / "ui").mkdir(parents=True)
    (folder / "css" / "page.css").write_text('/* all */\n@import "b.css";\n@import "ui/a.css";\n')
    (folder / "css" / "ui" / "a.css").write_text("a {}\n")
    (folder / "css" / "b.css").write_text("b {}\n")
    assert client.get("/web/css/page.css").text == "\nb {}\na {}\n"
    (folder / "css" / "ui" / "a.css").write_text("a, i {}\n")
    assert client.get("/web/css/page.css").text == "\nb {}\na, i {}\n"
    (folder / "scenes").mkdir()
    (folder / "scenes" / "moor.css").write_text("m {}\n")
    (folder / "css" / "page.css").write_text('@import "b.css";\n' + SCENES.decode())
    assert client.get("/web/css/page.css").text == "b {}\nm {}\n"
    (folder / "css" / "page.css").write_text('@import "b.css";\n@import "ui/a.css";\n' + SCENES.decode())
    assert {name for name in shell_of(client)["files"] if name.endswith(".css")} == {"/web/css/page.css"}


def test_the_messages_of_a_language_come_as_one_file(client: Client, folder: Path) -> None:
    language = folder.parent / "messages" / "nl"
    language.mkdir()
    (language / "play.ftl").write_text("play = spelen\n")
    (language / "home.ftl").write_text("home = thuis\n")
    (language / "terminal.ftl").write_text("terminal = not for the page\n")
    assert client.get("/web/messages/nl.ftl").text == "home = thuis\nplay = spelen\n"
    assert client.get("/web/messages/nl-home.ftl").text == "home = thuis\n"
    tag = shell_of(client)["files"]["/web/messages/nl.ftl"]
    (language / "play.ftl").write_text("play = spel\n")
    assert client.get("/web/messages/nl.ftl").text == "home = thuis\nplay = spel\n"
    assert shell_of(client)["files"]["/web/messages/nl.ftl"] != tag
    assert not [name for name in shell_of(client)["files"] if name.startswith("/web/messages/nl/")]


def test_every_style_sheet_of_the_page_is_part_of_its_one_file_or_loaded_by_its_screen() -> None:
    styles = {path.relative_to(WEB / "css").as_posix() for path in (WEB / "css").rglob("*.css")}
    modules = [path.read_text(encoding="utf-8") for path in (WEB / "js").rglob("*.js")]
    by_screens = {name for text in modules for name in re.findall(r'href: "/web/css/([\w/-]+\.css)"', text)}
    assert by_screens == {"owner/owner.css"}
    assert sorted(IMPORT.findall((WEB / "css" / "page.css").read_bytes())) == sorted(
        name.encode() for name in styles - {"page.css"} - by_screens
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_owners_page_are_a_file_of_their_own(real: Client, language: str) -> None:
    assert "owner-title = " in real.get(f"/web/messages/{language}/owner-page.ftl").text
    assert "owner-" not in real.get(f"/web/messages/{language}.ftl").text.replace("refused-owner", "")
    assert f"/web/messages/{language}/owner-page.ftl" in real.get("/web/shell.json").json()["files"]
    for name in (f"{language}/owner.ftl", f"{language}/home.ftl", "../en/owner-page.ftl", "xx/owner-page.ftl"):
        assert real.get(f"/web/messages/{name}").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de-CH,de;q=0.9,en;q=0.8", "de"), ("sv, NL;q=0.5", "nl"), ("sv", "en"), ("", "en"), ("*", "en"), ("../x", "en")],
)
def test_the_page_asks_at_once_for_the_words_of_the_browsers_language(
    real: Client, accepted: str, language: str
) -> None:
    answer = real.get("/", headers={"accept-language": accepted})
    assert re.findall(r'href="/web/messages/(.+)\.ftl" as="fetch"', answer.text) == [f"{language}-home"]
    answer = real.get("/rules", headers={"accept-language": accepted})
    assert re.findall(r'href="/web/messages/(.+)\.ftl" as="fetch"', answer.text) == [language]
    assert answer.headers["vary"] == "accept-encoding, accept-language"


def shell_of(client: Client) -> dict[str, dict[str, str]]:
    whole: dict[str, dict[str, str]] = client.get("/web/shell.json").json()
    return whole


def test_the_shell_names_every_file_with_its_tag(client: Client) -> None:
    files = shell_of(client)["files"]
    assert files.keys() == {
        "/web/adventures.json",
        "/web/favicon.svg",
        "/web/index.html",
        "/web/messages/fr.ftl",
        "/web/sheet.js",
        "/web/symbols.svg",
    }
    for address, tag in files.items():
        assert tag in client.get(address).headers["etag"]


def test_the_tag_of_the_shell_changes_with_any_file(client: Client, folder: Path) -> None:
    before = shell_of(client)
    assert shell_of(client) == before
    (folder.parent / "messages" / "fr" / "play.ftl").write_text("roll = roule\n")
    after = shell_of(client)
    assert after["version"] != before["version"]
    assert {name for name, tag in after["files"].items() if tag != before["files"][name]} == {"/web/messages/fr.ftl"}
    (folder / "new.js").write_text("new")
    assert shell_of(client)["version"] not in (before["version"], after["version"])

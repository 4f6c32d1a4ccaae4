"""Prints over HTTP: every kind, layouts of one's own, what may be kept, what is refused, and how often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from support.server.guest import HOME
from support.server.running_server import QUICK

from pennypapers.printing.job import MOST_COPIES, make_job
from pennypapers.printing.pdf import pdf
from pennypapers.rules import SIDES, builtin_layout
from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore

Client = TestClient[Litestar]

OWN = "adventure: island\nname: hook\ngrid:\n  ~ ~ ~ ~\n  ~ o ^ ~\n  ~ ~ o ~\n  ~ ~ ~ ~\n"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    store = SqliteStore(tmp_path_factory.mktemp("prints") / "tables.db")
    limits = replace(QUICK, print_burst=1000)
    with TestClient(create_app(store, limits), base_url=f"http://{HOME}", raise_server_exceptions=False) as opened:
        yield opened


@pytest.mark.parametrize(
    ("wish", "pages"),
    [
        ({"adventure": "temple"}, 1),
        ({"adventure": "valley", "duplex": "true", "copies": "5", "per_page": "4", "paper": "letter"}, 4),
        ({"adventure": "island", "layout": OWN, "language": "de"}, 1),
        ({"adventure": "island", "what": "rules", "language": "fr"}, 1),
        ({"adventure": "valley", "what": "dice"}, 1),
        ({"adventure": "temple", "what": "blank", "per_page": "2"}, 1),
    ],
)
def test_each_kind_of_print_is_a_pdf(client: Client, wish: dict[str, str], pages: int) -> None:
    answer = client.get("/api/print.pdf", params=wish)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.headers["content-disposition"].endswith('.pdf"')
    assert len(pypdfium2.PdfDocument(answer.content)) == pages


def test_it_is_the_pdf_of_the_command_line(client: Client) -> None:
    both = [builtin_layout("temple", side) for side in SIDES]
    printed = pdf(make_job("sheets", "temple", layouts=both, duplex=True, language="nl"))
    wish = {"adventure": "temple", "duplex": "true", "language": "nl"}
    assert client.get("/api/print.pdf", params=wish).content == printed


def test_pages_are_previewed_as_svg(client: Client) -> None:
    wish = {"adventure": "temple", "duplex": "true", "copies": "40"}
    front, back = (client.get("/api/print.svg", params={**wish, "page": str(page)}) for page in (1, 2))
    assert front.headers["content-type"] == back.headers["content-type"] == "image/svg+xml"
    assert front.text.lstrip().startswith("<svg")
    assert front.text != back.text
    single = client.get("/api/print.svg", params={"adventure": "temple", "page": "2"})
    assert (single.status_code, single.json()["code"]) == (404, "print.page")
    assert single.json()["says"] == "there is no page 2 to look at, of 1"


def test_what_has_not_changed_is_not_sent_again(client: Client) -> None:
    first = client.get("/api/print.svg", params={"adventure": "valley"})
    assert first.headers["cache-control"] == "public, max-age=3600"
    again = client.get(
        "/api/print.svg", params={"adventure": "valley"}, headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("wish", "code", "says"),
    [
        (
            {"adventure": "temple", "language": "xx"},
            "print.language",
            "there is no language 'xx' here; choose en, fr, nl, de or es",
        ),
        ({"adventure": "temple", "what": "stamps"}, "print.what", "there is nothing like 'stamps' to print"),
        ({"adventure": "temple", "paper": "a3"}, "print.paper", "there is no paper 'a3'"),
        ({"adventure": "temple", "per_page": "3"}, "print.per_page", "3 sheets do not fit on a page"),
        ({"adventure": "temple", "layout": OWN}, "print.other_layout", "hook is a layout of another adventure"),
        ({"adventure": "island", "layout": OWN.replace("^", "q")}, "layout.token", "q"),
        ({"adventure": "temple", "copies": str(MOST_COPIES + 1)}, "request", "copies"),
        ({"adventure": "temple", "copies": "0"}, "request", "copies"),
        ({}, "request", "adventure"),
        (
            {"adventure": "temple", "per_page": "4", "layout": "adventure: temple\nname: wide\ngrid:\n" + "o " * 26},
            "print.size",
            "a layout of 26 × 1 is too large for A4 with 4 on a page",
        ),
    ],
)
def test_impossible_prints_are_refused_with_a_code(client: Client, wish: dict[str, str], code: str, says: str) -> None:
    for form in ("pdf", "svg"):
        answer = client.get(f"/api/print.{form}", params=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert says in answer.json()["says"]


def test_the_schema_names_all_there_is_to_choose(client: Client) -> None:
    for form in ("pdf", "svg"):
        asked = client.get("/schema/openapi.json").json()["paths"][f"/api/print.{form}"]["get"]["parameters"]
        offered = {each["name"]: each["schema"]["enum"] for each in asked if "enum" in each["schema"]}
        assert offered.keys() == {"what", "adventure", "paper", "per_page", "language"}
        for name, values in offered.items():
            for value in values:
                answer = client.get("/api/print.svg", params={"adventure": "temple", name: str(value)})
                assert answer.status_code == 200, (name, value)


def test_a_layout_that_is_nowhere_is_refused(client: Client) -> None:
    answer = client.get("/api/print.pdf", params={"adventure": "cave"})
    assert (answer.status_code, answer.json()["code"]) == (409, "layout.unknown")


def test_a_layout_of_too_many_spaces_is_refused(client: Client) -> None:
    wide = "adventure: temple\nname: wide\ngrid:\n" + ("o " * 26 + "\n") * 16
    answer = client.get("/api/print.pdf", params={"adventure": "temple", "layout": wide})
    assert (answer.status_code, answer.json()["code"]) == (409, "layout.size")


def test_prints_are_limited_by_address(tmp_path: Path) -> None:
    limits = replace(QUICK, print_burst=2, prints_per_second=0.001)
    app = create_app(SqliteStore(tmp_path / "tables.db"), limits)
    with TestClient(app, base_url=f"http://{HOME}", raise_server_exceptions=False) as client:
        statuses = [client.get("/api/print.svg", params={"adventure": "temple"}).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert client.get("/api/layouts").status_code == 200


def test_a_server_without_typst_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.server.http.prints.find_spec", lambda _: None)
    answer = client.get("/api/print.pdf", params={"adventure": "temple"})
    assert (answer.status_code, answer.json()["code"]) == (503, "printer")

"""SVG drawings over HTTP: every layout, outlines of discoveries, caching and refusals."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from support.server.guest import HOME
from support.server.running_server import QUICK

from pennypapers.rules import ADVENTURES, SIDES, Layout, builtin_layout
from pennypapers.server.answers.drawings import MOST_SPACES
from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore

Client = TestClient[Litestar]

OWN = "adventure: island\nname: hook\ngrid:\n  ~ ~ ~ ~\n  ~ o ^ ~\n  ~ ~ o ~\n  ~ ~ ~ ~\n"
CITY = "/api/art/outline/city.svg?spaces=a1,b1,b2,c2"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    store = SqliteStore(tmp_path_factory.mktemp("art") / "tables.db")
    with TestClient(create_app(store, QUICK), base_url=f"http://{HOME}", raise_server_exceptions=False) as opened:
        yield opened


def spaces(svg: str) -> list[str]:
    return [each.attrib["data-space"] for each in ET.fromstring(svg).iter() if "data-space" in each.attrib]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_a_built_in_layout_is_drawn_with_every_space_and_no_mark(client: Client, key: str, side: str) -> None:
    answer = client.get(f"/api/art/{key}/{side}.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert spaces(answer.text) == list(builtin_layout(key, side).spaces)
    assert "data-mark" not in answer.text
    assert "style=" not in answer.text  # the page's policy forbids it


@pytest.mark.parametrize("kind", ["forest", "city", "mountain", "pyramid"])
def test_the_line_round_a_discovery_is_drawn(client: Client, kind: str) -> None:
    answer = client.get(f"/api/art/outline/{kind}.svg", params={"spaces": "c3,d3,e3,d2"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    drawn = ET.fromstring(answer.text).find(f".//*[@class='disc {kind}']")
    assert drawn is not None
    assert {name for each in drawn for name in each.attrib["class"].split()} >= {"wash", "line"}


def test_a_tables_own_layout_is_drawn(client: Client) -> None:
    opened = client.post("/api/tables", json={"adventure": "island", "layout": OWN}).json()
    answer = client.get(f"/api/tables/{opened['code']}/art.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert spaces(answer.text)[5:7] == ["b2", "c2"]
    assert len(spaces(answer.text)) == 16
    assert client.post("/api/art", json={"layout": OWN}).text == answer.text


@pytest.mark.parametrize("address", ["/api/art/valley/back.svg", CITY])
def test_a_drawing_that_is_known_is_not_sent_again(client: Client, address: str) -> None:
    first = client.get(address, headers={"accept-encoding": "identity"})
    tag = first.headers["etag"]
    assert tag.startswith('"')  # strong
    again = client.get(address, headers={"if-none-match": tag, "accept-encoding": "identity"})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = client.get(address, headers={"if-none-match": '"another"', "accept-encoding": "identity"})
    assert (other.status_code, other.text) == (200, first.text)


def test_a_drawing_travels_compressed(client: Client) -> None:
    plain = client.get("/api/art/valley/back.svg", headers={"accept-encoding": "identity"})
    with client.stream("GET", "/api/art/valley/back.svg", headers={"accept-encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 2


def test_a_discovery_is_one_drawing_however_it_was_traced(client: Client) -> None:
    traced = [client.get(f"/api/art/outline/city.svg?spaces={each}") for each in ("a1,b1,b2,c2", "c2,b2,b1,a1,a1")]
    assert traced[0].text == traced[1].text
    assert "max-age" in traced[0].headers["cache-control"]


@pytest.mark.parametrize(
    "address",
    [
        "/api/art/temple/top.svg",
        "/api/art/desert/front.svg",
        "/api/art/temple/front",
        "/api/art/temple/front.png",
        "/api/art/outline/wood.svg?spaces=a1",
        "/api/art/outline/city?spaces=a1",
    ],
)
def test_what_is_no_drawing_is_not_there(client: Client, address: str) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "request")


def test_the_refusal_of_a_kind_says_which_there_are(client: Client) -> None:
    says = client.get("/api/art/outline/wood.svg?spaces=a1").json()["says"]
    assert "wood" in says
    assert all(kind in says for kind in ("forest", "city", "mountain", "pyramid"))


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("", "is not a space"),
        ("a1,", "is not a space"),
        ("a1,a100", "a100"),
        ("A1", "A1"),
        ("a0", "a0"),
        ("a1;b1", "a1;b1"),
        (",".join(f"a{row}" for row in range(1, MOST_SPACES + 2)), f"at most {MOST_SPACES}"),
        ("a1," * 500 + "a1", "spaces"),
    ],
)
def test_spaces_that_cannot_be_drawn_are_refused_and_named(client: Client, given: str, named: str) -> None:
    answer = client.get("/api/art/outline/forest.svg", params={"spaces": given})
    assert (answer.status_code, answer.json()["code"]) == (400, "request")
    assert named in answer.json()["says"]


def test_without_spaces_or_table_there_is_nothing_to_draw(client: Client) -> None:
    assert client.get("/api/art/outline/forest.svg").status_code == 400
    assert client.get("/api/tables/QQQQ/art.svg").json()["code"] == "code"


def test_a_layout_that_cannot_be_read_is_refused_with_its_line(client: Client) -> None:
    answer = client.post("/api/art", json={"layout": "adventure: island\nname: hook\ngrid:\n  ? o\n"})
    assert (answer.status_code, answer.json()["code"]) == (400, "layout.token")
    assert answer.json()["line"] == 4


def test_layouts_that_differ_are_drawn_apart(client: Client) -> None:
    def drawn(layout: Layout) -> str:
        return client.post("/api/art", json={"layout": str(layout)}).text

    assert drawn(builtin_layout("island", "front")) != drawn(builtin_layout("island", "back"))
    assert drawn(builtin_layout("island", "front")) == client.get("/api/art/island/front.svg").text

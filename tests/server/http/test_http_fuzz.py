"""Every route of the OpenAPI schema with valid and invalid requests: never an internal error."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from support.server.guest import HOME
from support.server.running_server import QUICK
from support.strategies import steady
from support.texts import FILES, drawn

from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore

METHODS = ("get", "post", "put", "patch", "delete", "head", "options")
GAME = (Path(__file__).parents[2] / "data" / "games").glob("*.game")
TEXTS = [
    "adventure: temple\nlayout: front\ngrid:\n",
    "adventure: temple\nlayout: ../../../etc/passwd.layout\nplayers: ana\nmode: solo\n",
    next(GAME).read_text(encoding="utf-8"),
    *map(drawn, FILES.values()),
]

hostile_text = st.one_of(st.text(max_size=50), st.sampled_from(TEXTS), st.sampled_from(["\x00", "\u2028", "🦜" * 300]))
names = st.sampled_from(
    ["temple", "valley", "front.svg", "back.svg", "boats.svg", "..", "%00.svg", "x" * 300, "ÄÖ.svg"]
)
json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), hostile_text),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    store = SqliteStore(tmp_path_factory.mktemp("fuzz") / "tables.db")
    with TestClient(create_app(store, QUICK), base_url=f"http://{HOME}", raise_server_exceptions=False) as opened:
        yield opened


@pytest.fixture(scope="module")
def schema(client: TestClient[Litestar]) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/schema/openapi.json").json()
    return found


def fitting(part: dict[str, Any], schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values for a part of the schema. Not all of them are valid, and none has to be."""
    if "$ref" in part:
        return fitting(schema["components"]["schemas"][part["$ref"].rpartition("/")[2]], schema)
    if "oneOf" in part:
        return st.one_of([fitting(each, schema) for each in part["oneOf"]])
    match part.get("type"):
        case "object":
            known = {key: fitting(each, schema) for key, each in part.get("properties", {}).items()}
            required = {key: each for key, each in known.items() if key in part.get("required", ())}
            return st.fixed_dictionaries(required, optional={k: v for k, v in known.items() if k not in required})
        case "string":
            return st.one_of(hostile_text, st.sampled_from(["temple", "island", "valley", "front", "back", "ana", ""]))
        case "integer":
            return st.integers(-2, 120)
        case "number":
            return st.floats(-10, 5000)
        case _:
            return st.one_of(st.none(), json_values)


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                yield method, path, item[method]


def test_the_schema_names_every_route(schema: dict[str, Any]) -> None:
    assert {(method, path) for method, path, _ in operations(schema)} >= {
        ("post", "/api/tables"),
        ("get", "/api/tables/{code}"),
        ("post", "/api/tables/{code}/seats"),
        ("post", "/api/tables/{code}/bots"),
        ("delete", "/api/tables/{code}/seats/{seat}"),
        ("get", "/api/tables/{code}/record"),
        ("get", "/api/tables/{code}/verify"),
        ("get", "/api/tables/{code}/qr.svg"),
        ("get", "/api/layouts"),
        ("post", "/api/score"),
        ("post", "/api/replay"),
        ("post", "/api/verify"),
        ("get", "/api/messages.json"),
    }


def test_the_schema_says_how_each_may_be_refused_and_that_bodies_are_exact(schema: dict[str, Any]) -> None:
    for method, path, operation in operations(schema):
        for status in ("400", "403", "404", "409", "429", "503"):
            shown = operation["responses"][status]["content"]["application/json"]["schema"]
            assert shown == {"$ref": "#/components/schemas/Refusal"}, (method, path, status)
        if "requestBody" in operation:
            body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
            assert schema["components"]["schemas"][body.rpartition("/")[2]]["additionalProperties"] is False
    assert schema["components"]["schemas"]["OpenChallenge"]["additionalProperties"] is False, (
        "an evening has bodies inside"
    )


@steady(40)
@given(data=st.data())
def test_no_request_causes_an_internal_error(
    client: TestClient[Litestar], schema: dict[str, Any], data: st.DataObject
) -> None:
    """Each example opens a table and tries every operation, on that table and on others."""
    opened = client.post("/api/tables", json={"adventure": "temple"}).json()
    codes = st.one_of(
        st.just(opened["code"]), st.sampled_from(["ZZZZ", "A", "ABCDE", "%00%00", "ÄÖÜß", "..", "A%2FBC"])
    )
    seat_numbers = st.one_of(st.integers(-3, 101).map(str), st.sampled_from(["x", "1e3", "9" * 400, "%00", "١"]))
    tokens = st.sampled_from([None, opened["token"], "x", "é", " ", "x" * 5000])
    for method, path, operation in operations(schema):
        where = _address(path, operation, data, {"code": codes, "seat": seat_numbers})
        token = data.draw(tokens)
        headers = {b"authorization": f"Bearer {token}".encode()} if token else {}
        answer = client.request(method, where, content=_body(operation, schema, data), headers=headers)
        assert answer.status_code < 500, (method, where, answer.text)
        assert answer.headers["x-content-type-options"] == "nosniff"
        if answer.status_code >= 400:
            assert answer.json()["code"]
            assert answer.json()["says"]


def _address(
    path: str, operation: dict[str, Any], data: st.DataObject, known: dict[str, st.SearchStrategy[str]]
) -> str:
    """The path with a value for each parameter, and sometimes a query with known names."""
    asked: dict[str, dict[str, str]] = {"path": {}, "query": {}}
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "path" or data.draw(st.booleans()):
            value = data.draw(known.get(parameter["name"], names if parameter["in"] == "path" else hostile_text))
            asked[parameter["in"]][parameter["name"]] = value
    return path.format(**asked["path"]) + ("?" + urlencode(asked["query"]) if asked["query"] else "")


def _body(operation: dict[str, Any], schema: dict[str, Any], data: st.DataObject) -> bytes:
    if "requestBody" not in operation:
        return b""
    part = operation["requestBody"]["content"]["application/json"]["schema"]
    value = data.draw(st.one_of(fitting(part, schema), fitting(part, schema), json_values, st.binary(max_size=40)))
    if isinstance(value, bytes):
        return value
    return json.dumps(value).encode()


@steady(60)
@given(path=st.text(max_size=40), method=st.sampled_from(METHODS))
def test_no_address_causes_an_internal_error(client: TestClient[Litestar], path: str, method: str) -> None:
    for start in ("/", "/api/", "/api/tables/", "/schema/"):
        assert client.request(method, start + quote(path, safe="/?&=.%")).status_code < 500


@pytest.mark.parametrize("method", METHODS)
def test_a_wrong_method_is_refused(client: TestClient[Litestar], schema: dict[str, Any], method: str) -> None:
    given = {"{code}": "ABCD", "{seat}": "0"}
    for path, item in schema["paths"].items():
        if method not in item and method != "options":
            answer = client.request(method, re.sub(r"\{\w+\}", lambda name: given.get(name[0], "temple"), path))
            assert answer.status_code in (404, 405, 200 if method == "head" else 405), (method, path)
            if answer.status_code == 405:
                assert {each.upper() for each in item} <= set(answer.headers["allow"].split(", "))

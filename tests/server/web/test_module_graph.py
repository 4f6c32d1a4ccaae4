"""A document preloads every module that its screen imports, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from support.server.running_server import QUICK

from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web.module_graph import imports_of
from pennypapers.server.web.screens import ADDRESSES
from pennypapers.server.web.web_files import WEB, WebFiles

Client = TestClient[Litestar]

PLACES = [address.format(adventure="temple", code="ABCD", puzzle="valley-1") for address in ADDRESSES]


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The page of this package."""
    with TestClient(create_app(SqliteStore(tmp_path_factory.mktemp("real") / "tables.db"), QUICK)) as client:
        yield client


def preloaded(client: Client, address: str) -> list[str]:
    return re.findall(r'<link rel="modulepreload" href="([^"]+)">', client.get(address).text)


def imported(module: Path) -> set[Path]:
    """The modules that a module imports, found by a second, simpler parser: our imports take one line each."""
    lines = re.findall(r'^(?:import|export) .* from "(.+)";$', module.read_text(encoding="utf-8"), re.MULTILINE)
    return {(module.parent / line).resolve() for line in lines}


@pytest.mark.parametrize(("address", "place"), list(zip(ADDRESSES, PLACES, strict=True)))
def test_a_document_preloads_the_whole_import_graph_of_its_screen(real: Client, address: str, place: str) -> None:
    ahead = [WEB / "js" / "app/main.js", *(WEB / "js" / module for module in ADDRESSES[address])]
    wanted: set[Path] = set()
    while ahead:
        module = ahead.pop()
        if module not in wanted:
            wanted.add(module)
            ahead += imported(module)
    found = preloaded(real, place)
    assert len(found) == len(set(found)) > 5
    assert {WEB / each.removeprefix("/web/") for each in found} == wanted


def test_every_preloaded_module_is_there(real: Client) -> None:
    for name in {name for place in PLACES for name in preloaded(real, place)}:
        answer = real.get(name)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/javascript")


def test_a_changed_module_changes_what_is_preloaded(tmp_path: Path) -> None:
    (tmp_path / "js" / "app").mkdir(parents=True)
    main, other = tmp_path / "js" / "app" / "main.js", tmp_path / "js" / "app" / "other.js"
    files = WebFiles(tmp_path)
    assert files.static_imports("app/main.js") == []
    main.write_text('import { a } from "./other.js";\n')
    assert files.static_imports("app/main.js") == ["app/main.js"], "a module that is missing is left out"
    other.write_text('export const a = 1;\nimport("./later.js");\n')
    (tmp_path / "js" / "app" / "later.js").write_text("")
    assert files.static_imports("app/main.js") == ["app/main.js", "app/other.js"]
    other.write_text('import { go } from "./main.js";\nimport "../x.js";\n')
    (tmp_path / "js" / "x.js").write_text("")
    assert files.static_imports("app/main.js") == ["app/main.js", "app/other.js", "x.js"]
    main.unlink()
    assert files.static_imports("app/main.js") == []


@pytest.mark.parametrize(
    ("text", "imports"),
    [
        ('import { a, b as c } from "./x.js";', ["play/x.js"]),
        ('import {\n  a,\n  b,\n} from "./x.js";', ["play/x.js"]),
        ('import * as x from "../x.js";', ["x.js"]),
        ('import x from "../ui/x.js";', ["ui/x.js"]),
        ('import "./x.js";', ["play/x.js"]),
        ('export { a } from "./x.js";', ["play/x.js"]),
        ('import{a as b}from"../ui-1x.js";import"./y.js";export{b as c};', ["ui-1x.js", "play/y.js"]),
        ('const later = () => import("./x.js");', []),
        ('/** @typedef {import("./x.js").X} X */', []),
        ('export const name = "./x.js";', []),
    ],
)
def test_static_imports_are_read_and_others_are_not(text: str, imports: list[str]) -> None:
    assert imports_of("play/play.js", text) == imports


def test_every_route_of_the_page_is_an_address_of_the_server() -> None:
    """The routes read by a second, simpler parser: every module that the list imports is the screen of some address."""
    routes = (WEB / "js" / "app" / "routes.js").read_text(encoding="utf-8")
    listed = re.findall(r'=> import\("(.+)"\)', routes)
    screens = [(WEB / "js" / "app" / name).resolve().relative_to(WEB / "js").as_posix() for name in listed]
    assert len(ADDRESSES) > 10
    assert [modules[0] for modules in ADDRESSES.values()] == screens

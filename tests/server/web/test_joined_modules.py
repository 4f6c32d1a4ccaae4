"""Modules as one script: nothing is missing, nothing comes twice, and it is what lies on the disk now."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from support.server.running_server import QUICK

from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web.joined_modules import NotJoinedError, first_script, later_script
from pennypapers.server.web.screens import ADDRESSES
from pennypapers.server.web.web_files import WEB, WebFiles

Client = TestClient[Litestar]

PLACES = [address.format(adventure="temple", code="ABCD") for address in ADDRESSES]


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The page as it is."""
    with TestClient(create_app(SqliteStore(tmp_path_factory.mktemp("real") / "tables.db"), QUICK)) as client:
        yield client


DEFINED = re.compile(r'^define\("([\w-]+\.js)"', re.MULTILINE)
NEEDED = re.compile(r'\$need\("([\w-]+\.js)"\)')
LATER = re.compile(r'\$load\("([\w-]+\.js)"\)')


def begins_with(client: Client, address: str) -> str:
    """What the page begins with there: one script."""
    (script,) = re.findall(r'<script type="module" src="([^"]+)"></script>', client.get(address).text)
    answer = client.get(script)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    return answer.text


@pytest.mark.parametrize("address", PLACES)
def test_the_page_begins_with_every_module_that_its_screen_imports(real: Client, address: str) -> None:
    script = begins_with(real, address)
    defined = DEFINED.findall(script)
    assert len(defined) == len(set(defined)) > 5
    assert set(NEEDED.findall(script)) <= set(defined)


def test_every_screen_and_part_that_comes_later_brings_what_the_beginning_has_not(real: Client) -> None:
    beginning = DEFINED.findall(begins_with(real, "/learn"))
    ahead = {name for address in PLACES for name in LATER.findall(begins_with(real, address))}
    assert len(ahead) > 20
    for name in ahead:
        script = real.get(f"/web/joined/{name}").text
        assert script.startswith("export default (define) => {")
        assert name in DEFINED.findall(script)
        assert "main.js" not in DEFINED.findall(script), "which is there"
        assert set(NEEDED.findall(script)) <= {*DEFINED.findall(script), *beginning}, name
        assert set(LATER.findall(script)) <= ahead


@pytest.mark.parametrize(
    "name", ["main-and-main", "home-and-host", "nothing", "main", "%2e/home", "x/%2e%2e/home", "%2e%2e/secret"]
)
def test_only_what_the_page_asks_for_is_joined(real: Client, name: str) -> None:
    assert real.get(f"/web/joined/{name}.js").status_code == 404


def test_joined_modules_are_those_of_now(tmp_path: Path) -> None:
    modules = tmp_path / "js"
    modules.mkdir()
    files = WebFiles(tmp_path)

    def joined() -> str:
        found = files.find("joined/main-and-home.js")
        return found.body.decode() if found else ""

    assert joined() == ""
    (modules / "main.js").write_text('import { a } from "./a.js";\na();\n')
    (modules / "a.js").write_text("export const a = () => 1;\n")
    assert "const a = () => 1;" in joined()
    assert files.find("joined/main-and-home.js") is files.find("joined/main-and-home.js"), "joined once"
    (modules / "a.js").write_text("export const a = () => 12;\n")
    assert "const a = () => 12;" in joined()
    (modules / "a.js").write_text('import { c } from "./c.js";\nexport const a = () => c;\n')
    (modules / "c.js").write_text("export const c = 2;\n")
    assert "const c = 2;" in joined()
    (modules / "main.js").unlink()
    assert joined() == ""


def test_every_address_begins_with_the_screen_that_the_page_shows_there(real: Client) -> None:
    main = (WEB / "js" / "main.js").read_text(encoding="utf-8")
    screens = [
        (re.compile(pattern.replace("\\/", "/").replace("(?<", "(?P<")), module)
        for pattern, module in re.findall(r'^  \[/(.+)/, \(\) => import\("\./([\w-]+\.js)"\)\],$', main, re.MULTILINE)
    ]
    assert len(screens) == len(ADDRESSES)
    for address in PLACES:
        (shown,) = [module for pattern, module in screens if pattern.search(address)]
        assert shown in DEFINED.findall(begins_with(real, address))


WAYS = {
    "main.js": """
// Where it begins.
import { one, two as second } from "./numbers.js";
import * as words from "./words.js";
import greet from "./greet.js";
import { passed, two } from "./passing.js";
/**
 * @type {unknown[]}
 */
const said = [one, second(), words.hello, greet("Ida"), passed, two === second];
import("./late.js").then(async ({ default: late, seen, same }) => {
  console.log(JSON.stringify([...said, late.name, await seen(), same === second]));
});
""",
    "numbers.js": """
export const one = 1;
export function two() {
  return "/** this stays */ // and this";
}
""",
    "words.js": """
import { two } from "./numbers.js";
export class hello {
  static toJSON() {
    return two().length;
  }
}
""",
    "greet.js": "export default function greet(name) {\n  return `hello ${name}`;\n}\n",
    "passing.js": 'export { one as passed, two } from "./numbers.js";\n',
    "late.js": """
import { two } from "./numbers.js";
/** @typedef {import("./words.js").hello} Hello */
export async function seen() {
  return (await import("./numbers.js")).one;
}
export const same = two;
export default { name: "late" };
""",
}
"""Every way in which our modules import and export."""


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here; install Node 20 or newer")
def test_joined_modules_do_what_they_do_apart(tmp_path: Path) -> None:
    apart, joined = tmp_path / "apart", tmp_path / "joined"
    for folder in (apart, joined):
        folder.mkdir()
        (folder / "package.json").write_text('{"type": "module"}')
    for name, text in WAYS.items():
        (apart / name).write_text(text)
    first = [(name, text) for name, text in WAYS.items() if name != "late.js"]
    (joined / "main.js").write_text(first_script(first, "main.js").replace("/web/joined/", f"{joined}/"))
    (joined / "late.js").write_text(later_script([("late.js", WAYS["late.js"]), ("numbers.js", "throw 'twice';\n")]))
    texts = [run(folder / "main.js") for folder in (apart, joined)]
    assert json.loads(texts[0]) == [1, "/** this stays */ // and this", 29, "hello Ida", 1, True, "late", 1, True]
    assert texts[1] == texts[0]
    assert "Where it begins" not in (joined / "main.js").read_text()


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here; install Node 20 or newer")
def test_a_module_that_comes_later_finds_the_one_that_asked_for_it_made(tmp_path: Path) -> None:
    main = 'export const made = "made";\nimport("./soon.js").then(({ seen }) => console.log(seen));\n'
    soon = 'import { made } from "./main.js";\nexport const seen = made;\n'
    (tmp_path / "main.mjs").write_text(first_script([("main.js", main), ("soon.js", soon)], "main.js"))
    assert run(tmp_path / "main.mjs") == "made\n"


def run(script: Path) -> str:
    done = subprocess.run(["node", str(script)], capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "line",
    ["export let count = 0;", "export * from './a.js';", 'import "./a.js";', "export const { a, b } = c;", "import {"],
)
def test_a_line_that_is_not_understood_is_told(line: str) -> None:
    with pytest.raises(
        NotJoinedError, match=r"^odd\.js cannot be joined with others because of this line: (import|export)"
    ):
        first_script([("odd.js", f"const a = 1;\n{line}\n")], "odd.js")

"""The kit: it is whole, it says what is in it, and games and drawings in it are those of any other Python."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import zipfile
from io import BytesIO
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from kit.build import HERE, library, package_files, parts
from kit.compiling import leading_out, lean
from support.worker import results

from pennypapers.server.web.kit_files import kit_file, kit_folder

ROOT = Path(__file__).parents[2]
FOLDER = kit_folder()
MOST_BYTES = 6_000_000
SCRIPT = Path(results.__file__)

needs_kit = pytest.mark.skipif(FOLDER is None or shutil.which("node") is None, reason="there is no kit; run: make kit")


@pytest.fixture(scope="module")
def folder() -> Path:
    assert FOLDER is not None
    return FOLDER


@pytest.fixture(scope="module")
def listed(folder: Path) -> Any:
    return json.loads((folder / "kit.json").read_text(encoding="utf-8"))


@needs_kit
def test_every_file_is_there_under_its_hash_and_all_are_small_enough(folder: Path, listed: Any) -> None:
    for name, (hashed, size) in listed["modules"].items():
        body = (folder / name).read_bytes()
        assert (hashlib.sha256(body).hexdigest(), len(body)) == (hashed, size)
    for pieces in listed["files"].values():
        for hashed, size in pieces:
            body = (folder / f"{hashed}.part").read_bytes()
            assert (hashlib.sha256(body).hexdigest(), len(body)) == (hashed, size)
    assert listed["bytes"] < MOST_BYTES


@needs_kit
def test_the_kit_is_of_this_version_of_the_package(folder: Path, listed: Any) -> None:
    """A kit that is older than the sources is built again by `make kit`."""
    packed = b"".join((folder / f"{hashed}.part").read_bytes() for hashed, _ in listed["files"]["game.zip"])
    with zipfile.ZipFile(BytesIO(gzip.decompress(packed))) as game:
        found = {name for name in game.namelist() if name.startswith("pennypapers/")}
    assert found == {f"{name}c" if name.endswith(".py") else name for name in package_files()}, "run: make kit"


@needs_kit
def test_games_and_drawings_are_the_same_in_a_browsers_python(folder: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(f"{SCRIPT.read_text(encoding='utf-8')}\nresults()\n", encoding="utf-8")
    command = ["node", str(SCRIPT.with_name("kit.js")), str(folder), str(script)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    here, there = json.loads(results.results()), json.loads(done.stdout)
    assert {name for name in here if here[name] != there.get(name)} == set()


@needs_kit
def test_only_what_is_in_the_kit_is_served(folder: Path) -> None:
    assert kit_file(folder, "kit.json") is not None
    for wrong in ("", "../pyproject.toml", "kit.json/..", "/etc/passwd", "0" * 64 + ".part", "x.part"):
        assert kit_file(folder, wrong) is None
    assert kit_file(None, "kit.json") is None


def test_what_the_worker_needs_is_known_without_a_build() -> None:
    assert "pennypapers.worker.start" in parts()
    assert not {name for name in parts() if name.startswith(("pennypapers.engine", "pennypapers.server.http"))}
    for data in ("rules/rulebook.md", "hosting/look_alikes.txt", "messages/english.json", "drawing/symbols.svg"):
        assert f"pennypapers/{data}" in package_files()
    assert "asyncio" in library()


def test_an_import_that_leads_out_of_the_kit_is_found(tmp_path: Path) -> None:
    whole, package = tmp_path / "whole.zip", tmp_path / "package"
    with zipfile.ZipFile(whole, "w") as made:
        made.writestr("json/__init__.py", "from . import decoder\ndef late():\n    import csv")
        made.writestr("json/decoder.py", "import re, _json")
        made.writestr("csv.py", "")
        made.writestr("re.py", "")
    package.mkdir()
    (package / "game.py").write_text("def f():\n    from json import tool", encoding="utf-8")
    assert leading_out(whole, ["json"], package, {"re"}) == {"json.decoder": ["json"], "csv": ["json"]}
    assert leading_out(whole, ["json", "json.decoder", "csv"], package, {"re"}) == {}


def line_of_each(code: CodeType) -> list[int | None]:
    """The line of every instruction."""
    return [line for start, end, line in code.co_lines() for _ in range(start, end, 2)]


def test_lean_code_does_the_same_on_the_same_lines() -> None:
    source = "def f(n):\n    if n:\n        return f(n - 1)\n" + "\n" * 200 + "    return 1 / n\n"
    whole = compile(source, "f", "exec")
    small = lean(whole)
    assert small.co_consts[0].co_linetable != whole.co_consts[0].co_linetable
    for one, other in [(whole, small), (whole.co_consts[0], small.co_consts[0])]:
        assert line_of_each(one) == line_of_each(other)
    names: dict[str, Any] = {}
    exec(small, names)
    with pytest.raises(ZeroDivisionError) as error:
        names["f"](2)
    assert [each.lineno for each in error.traceback[1:]] == [line - 1 for line in (3, 3, 204)]


def test_what_is_said_to_be_unreached_is_not_kept() -> None:
    lines = (HERE / "unreached.txt").read_text(encoding="utf-8").splitlines()
    said = {line.partition(":")[0] for line in lines if line and line[0] != "#"}
    assert not said & set(library())

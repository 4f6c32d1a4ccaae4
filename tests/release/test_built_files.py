"""A wheel and an sdist hold everything, and two builds are the same, byte for byte."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from release.conftest import ROOT, build
from support.web.bundle import needs_bundler

import pennypapers

PACKAGE = Path(pennypapers.__file__).parent


def names_in(path: Path) -> set[str]:
    if path.suffix == ".whl":
        with ZipFile(path) as packed:
            return set(packed.namelist())
    with tarfile.open(path) as packed_too:
        return {name.partition("/")[2] for name in packed_too.getnames()}


def files_of_clone() -> list[str]:
    """What git would commit here."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no clone")
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_a_wheel_holds_every_file_of_the_package(released: dict[str, Path]) -> None:
    ours = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.is_relative_to(PACKAGE / "web" / "js")
    }
    assert len(ours) > 500
    assert ours <= names_in(released["wheel"])
    assert not [name for name in names_in(released["wheel"]) if "__pycache__" in name or name.startswith("tests")]


def test_an_sdist_holds_what_is_needed_to_build_and_test(released: dict[str, Path]) -> None:
    missing = set(files_of_clone()) - names_in(released["sdist"])
    assert missing <= {".gitignore", ".containerignore", ".dockerignore"}


@needs_bundler
def test_the_page_of_a_wheel_and_of_an_sdist_is_bundled(released: dict[str, Path]) -> None:
    of_wheel = {name for name in names_in(released["wheel"]) if name.startswith("pennypapers/web/js/")}
    assert "pennypapers/web/js/app/main.js" in of_wheel
    assert len(of_wheel) < len(list((PACKAGE / "web" / "js").rglob("*.js"))) / 3
    of_sdist = {name for name in names_in(released["sdist"]) if name.startswith("bundle/") and name.endswith(".js")}
    assert {name.replace("bundle/", "pennypapers/web/js/") for name in of_sdist} == of_wheel


@needs_bundler
def test_two_builds_are_the_same_bytes(released: dict[str, Path], tmp_path: Path) -> None:
    """In another folder, from files of another age, by a user with another mask."""
    clone = tmp_path / "elsewhere"
    for name in files_of_clone():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name, follow_symlinks=False)
        os.utime(clone / name, (1, 1), follow_symlinks=False)
    (clone / "node_modules").symlink_to(ROOT / "node_modules")
    again = build(tmp_path / "dist", clone)
    for kind, path in released.items():
        assert again[kind].name == path.name
        assert again[kind].read_bytes() == path.read_bytes(), f"two builds of the {kind} differ"


@needs_bundler
def test_the_wheel_of_an_sdist_is_the_same_without_node(released: dict[str, Path], tmp_path: Path) -> None:
    with tarfile.open(released["sdist"]) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert not (unpacked / "node_modules").exists()
    made = build(tmp_path / "dist", unpacked, "wheel")["wheel"]
    assert made.read_bytes() == released["wheel"].read_bytes()


def test_the_bill_of_materials_lists_what_is_installed() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "sbom.py")]
    made, again = (subprocess.run(tool, capture_output=True, check=True, timeout=60).stdout for _ in range(2))
    assert made == again
    bill = json.loads(made)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["name"] == "pennypapers"
    found = {each["name"]: each for each in bill["components"]}
    assert found.keys() >= {"litestar", "msgspec", "uvicorn", "asyncpg", "numba", "numpy", "typst", "textual", "segno"}
    assert not found.keys() & {"pytest", "mypy", "gymnasium", "hypothesis", "pennypapers"}
    assert all(each["purl"] == f"pkg:pypi/{each['name']}@{each['version']}" for each in bill["components"])
    refs = {each["ref"] for each in bill["dependencies"]}
    assert refs == {each["bom-ref"] for each in [*bill["components"], bill["metadata"]["component"]]}
    assert all(set(each["dependsOn"]) <= refs for each in bill["dependencies"])
    licensed = [each for each in bill["components"] if each.get("licenses")]
    assert len(licensed) > len(found) * 0.8

"""The bundled modules of a wheel: the same addresses as the plain ones, in a few small files."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from support.web.bundle import ROOT, bundled_page, needs_bundler

from pennypapers.server.web.screens import ADDRESSES, BEGINNING, addresses_in
from pennypapers.server.web.web_files import WebFiles

pytestmark = needs_bundler

MOST_FILES = 7
MOST_FILES_FIRST = {"/": 2, "/t/{code}": 4, "/solo/{adventure}": 4}
"""The most files of the screens on which most visits begin."""
MOST_BYTES = 60_000
"""The most compressed bytes of the modules that a screen starts with."""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled_page(tmp_path_factory.mktemp("bundled"))


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_screen_starts_with_a_few_small_files(page: Path, address: str) -> None:
    files = WebFiles(page)
    names = files.static_imports(BEGINNING, *files.screens[address])
    assert BEGINNING in names
    assert files.screens[address][0] in names
    assert len(names) <= MOST_FILES_FIRST.get(address, MOST_FILES)
    assert sum(len(gzip.compress((page / "js" / name).read_bytes())) for name in names) < MOST_BYTES


def test_the_list_of_addresses_can_be_read_from_the_bundle(page: Path) -> None:
    assert len(ADDRESSES) > 10
    screens = addresses_in(page / "js")
    assert list(screens) == list(ADDRESSES)
    assert all((page / "js" / modules[0]).is_file() for modules in screens.values())


def test_every_import_of_the_bundle_is_one_of_its_files(page: Path) -> None:
    modules = list((page / "js").rglob("*.js"))
    imports = [
        (module.parent / name).resolve()
        for module in modules
        for name in re.findall(r"""(?:from|import|import\()["'`](\.[^"'`]+)["'`]""", module.read_text(encoding="utf-8"))
    ]
    assert len(imports) > len(modules)
    assert set(imports) <= {module.resolve() for module in modules}


def test_only_the_screens_of_a_game_are_in_a_chunk(page: Path) -> None:
    """All other screens keep the names of their modules."""
    files = WebFiles(page)
    moved = {address for address, modules in ADDRESSES.items() if files.screens[address][0] != modules[0]}
    assert moved == {"/t/{code}", "/solo/{adventure}"}


def test_a_wheel_carries_the_bundle_and_no_plain_module(tmp_path: Path, page: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        carried = {name for name in packed.namelist() if name.startswith("pennypapers/web/js/")}
        assert {"pennypapers/web/index.html", "pennypapers/web/css/page.css"} <= set(packed.namelist())
    bundled = {path.relative_to(page).as_posix() for path in page.rglob("*.js")} - {"sw.js"}
    assert carried == {f"pennypapers/web/{name}" for name in bundled}

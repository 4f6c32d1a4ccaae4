"""The cache folders of compiled kernels: named by a hash of the source of each, in the first writable place."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import pytest

from pennypapers.engine.core import cache
from pennypapers.engine.core.kernel import kernel


@pytest.fixture(autouse=True)
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A temporary package with some source files, and no cache folder set by the user. The results are forgotten
    afterwards, so that other tests find the real folders."""
    forget()
    folder = tmp_path / "package"
    monkeypatch.setattr(cache, "PACKAGE", folder)
    monkeypatch.setattr(cache, "SOURCES", (folder / "engine", folder / "bots"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    write(folder, "engine/core/bits.py", "ONE = 1")
    write(folder, "engine/core/rng.py", "SEED = 1")
    write(folder, "engine/temple/sheet.py", "from ..core.bits import ONE")
    write(folder, "bots/temple/tourist.py", "from ...engine.temple import (\n    sheet,\n)")
    yield folder
    forget()


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"{text}\n")
    forget()


def forget() -> None:
    """As in a new process."""
    for remembered in vars(cache).values():
        if hasattr(remembered, "cache_clear"):
            remembered.cache_clear()


def folder_of(package: Path, name: str) -> Path:
    found = cache.cache_folder(package / name)
    assert found is not None
    return found


def test_a_changed_file_gives_a_new_folder_and_deletes_the_old_one(package: Path) -> None:
    before = folder_of(package, "engine/core/bits.py")
    assert before.parent == package / "engine" / "__pycache__"
    write(package, "engine/core/bits.py", "ONE = 2")
    after = folder_of(package, "engine/core/bits.py")
    assert after.is_dir()
    assert not before.exists()


@pytest.mark.parametrize("name", ["engine/core/bits.py", "engine/temple/sheet.py", "bots/temple/tourist.py"])
def test_a_module_has_a_new_folder_when_something_that_it_imports_has_changed(package: Path, name: str) -> None:
    before, other = folder_of(package, name), folder_of(package, "engine/core/rng.py")
    write(package, "engine/core/bits.py", "ONE = 2")
    assert folder_of(package, name) != before
    assert folder_of(package, "engine/core/rng.py") == other
    assert other.is_dir()


def test_a_module_that_compiles_what_others_register_depends_on_them(package: Path) -> None:
    """They import it, and it does not import them."""
    write(package, "bots/search.py", "from numba.extending import overload")
    write(package, "bots/temple/explorer.py", "from ..search import search_by\nfrom .tourist import play")
    before = folder_of(package, "bots/search.py")
    write(package, "bots/temple/explorer.py", "from ..search import search_by\nfrom .tourist import play as best")
    changed = folder_of(package, "bots/search.py")
    assert changed != before
    write(package, "engine/core/bits.py", "ONE = 2")
    assert folder_of(package, "bots/search.py") != changed


def test_a_folder_set_by_the_user_is_used(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "mine"))
    folder = folder_of(package, "engine/core/bits.py")
    assert folder.parent == tmp_path / "mine"


def test_with_a_read_only_package_the_cache_is_in_the_users_cache_folder(package: Path, tmp_path: Path) -> None:
    (package / "engine" / "__pycache__").write_text("a file where the folder would be")
    folder = folder_of(package, "engine/core/bits.py")
    assert folder.parent == tmp_path / "home"


def test_without_a_writable_folder_there_is_no_cache(package: Path, tmp_path: Path) -> None:
    (package / "engine" / "__pycache__").write_text("")
    (tmp_path / "home").write_text("")
    assert cache.cache_folder(package / "engine/core/bits.py") is None


def test_nothing_is_written_to_the_working_directory(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if a setting is a relative path, or there is no home directory."""
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    (package / "engine" / "__pycache__").write_text("a file where the folder would be")
    for name, value in (("NUMBA_CACHE_DIR", "here"), ("XDG_CACHE_HOME", "there"), ("HOME", "")):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert cache.cache_folder(package / "engine/core/bits.py") is None
    assert not list((tmp_path / "work").iterdir())


def test_two_threads_that_load_kernels_leave_the_setting_of_numba_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the second one would find the folder of the first, and leave it to all other packages."""
    config: Any = numba.config
    usual, seen = config.CACHE_DIR, list[str]()
    second_began, first_ended = threading.Event(), threading.Event()
    other = threading.Thread(target=lambda: kernel(write))

    def njit(**_: object) -> Callable[[object], object]:
        seen.append(str(config.CACHE_DIR))
        if len(seen) == 1:
            other.start()
            second_began.wait(0.2)  # it waits for the first to end
        else:
            second_began.set()
            first_ended.wait()
        return lambda function: function

    monkeypatch.setattr(numba, "njit", njit)
    kernel(write)
    first_ended.set()
    other.join()
    assert seen == [str(cache.cache_folder(Path(__file__)))] * 2
    assert usual == config.CACHE_DIR

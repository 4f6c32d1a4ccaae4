"""The cache folder of compiled kernels: named by a hash of the whole source, in the first writable place."""

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
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A temporary package with one source file, and no cache folder set by the user."""
    cache.cache_folder.cache_clear()
    monkeypatch.setattr(cache, "ENGINE", tmp_path / "package")
    monkeypatch.setattr(cache, "SOURCES", (tmp_path / "package",))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "bits.py").write_text("ONE = 1\n")


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Clear the cached result afterwards, so that other tests find the real folder."""
    yield
    cache.cache_folder.cache_clear()


def test_a_changed_file_gives_a_new_folder_and_deletes_the_old_one(tmp_path: Path) -> None:
    before = cache.cache_folder()
    assert before is not None
    assert before.parent == tmp_path / "package" / "__pycache__"
    (tmp_path / "package" / "bits.py").write_text("ONE = 2\n")
    cache.cache_folder.cache_clear()
    after = cache.cache_folder()
    assert after is not None
    assert after.is_dir()
    assert not before.exists()


def test_a_folder_set_by_the_user_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "mine"))
    folder = cache.cache_folder()
    assert folder is not None
    assert folder.parent == tmp_path / "mine"


def test_with_a_read_only_package_the_cache_is_in_the_users_cache_folder(tmp_path: Path) -> None:
    (tmp_path / "package" / "__pycache__").write_text("a file where the folder would be")
    folder = cache.cache_folder()
    assert folder is not None
    assert folder.parent == tmp_path / "home"


def test_without_a_writable_folder_there_is_no_cache(tmp_path: Path) -> None:
    (tmp_path / "package" / "__pycache__").write_text("")
    (tmp_path / "home").write_text("")
    assert cache.cache_folder() is None


def test_nothing_is_written_to_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if a setting is a relative path, or there is no home directory."""
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.setattr(cache, "ENGINE", tmp_path / "package" / "bits.py")  # a file, in which no folder can be created
    for name, value in (("NUMBA_CACHE_DIR", "here"), ("XDG_CACHE_HOME", "there"), ("HOME", "")):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert cache.cache_folder() is None
    assert not list((tmp_path / "work").iterdir())


def test_two_threads_that_load_kernels_leave_the_setting_of_numba_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the second one would find the folder of the first, and leave it to all other packages."""
    config: Any = numba.config
    usual, seen = config.CACHE_DIR, list[str]()
    second_began, first_ended = threading.Event(), threading.Event()
    other = threading.Thread(target=lambda: kernel(min))

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
    kernel(max)
    first_ended.set()
    other.join()
    assert seen == [str(cache.cache_folder())] * 2
    assert usual == config.CACHE_DIR

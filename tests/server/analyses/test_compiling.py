"""The coach's kernels are compiled in the background when a server starts."""

from __future__ import annotations

import asyncio
import fcntl
import os
from pathlib import Path

import pytest
from support.server.event_loop import Run

from pennypapers.coach import kernels
from pennypapers.engine.core.cache import cache_folder
from pennypapers.server.analyses import compiling
from pennypapers.server.analyses.compiling import compile_alone, compile_missing
from pennypapers.server.limits import Limits
from pennypapers.server.work.worker import COACH_NICE

LIMITS = Limits(compiling_after=0)
FOLDER = "PENNYPAPERS_TEST_COMPILED"


def note(key: str) -> bool:
    """Instead of compiling: write down for what, and how low the priority is."""
    with Path(os.environ[FOLDER], "compiled").open("a", encoding="utf-8") as file:
        file.write(f"{key} {os.nice(0)}\n")
    return True


def never_ends(key: str) -> bool:
    note(key)
    while True:
        pass


def fails(key: str) -> bool:
    raise RuntimeError(key)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    here = Path(__file__).parent
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (here, here.parents[1]))))
    return tmp_path


def both() -> list[str]:
    return ["temple", "valley"]


def test_what_is_missing_is_compiled_in_a_process_that_comes_after_all_others(run: Run, folder: Path) -> None:
    run(compile_missing(LIMITS, missing=both, work=note))
    compiled = [line.split() for line in (folder / "compiled").read_text(encoding="utf-8").splitlines()]
    assert [key for key, _ in compiled] == ["temple", "valley"]
    assert all(int(nice) > COACH_NICE for _, nice in compiled)


def test_nothing_is_started_where_nothing_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.server.work.process.WorkerProcess.start", None)
    run(compile_missing(LIMITS, missing=list))


@pytest.mark.usefixtures("folder")
def test_a_failure_is_only_logged(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    run(compile_missing(LIMITS, missing=both, work=fails))
    assert "could not be compiled in advance" in caplog.text


def test_a_server_that_ends_does_not_wait_for_it(run: Run, folder: Path) -> None:
    async def scenario() -> None:
        chore = asyncio.create_task(compile_missing(LIMITS, missing=both, work=never_ends))
        while not (folder / "compiled").exists():
            await asyncio.sleep(0.01)
        chore.cancel()
        with pytest.raises(asyncio.CancelledError):
            await chore

    run(scenario())


def test_of_several_processes_one_compiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    cache_folder.cache_clear()
    compiled: list[str] = []
    monkeypatch.setattr(compiling, "are_missing", lambda _: True)
    monkeypatch.setattr(compiling, "compile_kernels", compiled.append)
    kept = cache_folder(Path(kernels.__file__))
    assert kept is not None
    with (kept / "compiling.lock").open("wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        assert not compile_alone("temple")
    assert compile_alone("island")
    assert compiled == ["island"]
    cache_folder.cache_clear()


def test_everything_is_missing_in_an_empty_folder_and_nothing_where_none_can_be_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    cache_folder.cache_clear()
    assert all(map(kernels.are_missing, kernels.SEARCHES))
    monkeypatch.setattr(kernels, "cache_folder", lambda _: None)
    assert not any(map(kernels.are_missing, kernels.SEARCHES))
    cache_folder.cache_clear()

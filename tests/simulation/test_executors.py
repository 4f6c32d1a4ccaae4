"""Simulations and trainings at executors: the same bytes as here, whatever plays them and although processes are
lost."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pennypapers.errors import PennyError
from pennypapers.lab.train import main as train
from pennypapers.rules import builtin_layout
from pennypapers.simulation.executors import open_executor
from pennypapers.simulation.jobs import Job
from pennypapers.simulation.results import Outcome, joined
from pennypapers.simulation.simulate import play, simulate

TEMPLE = builtin_layout("temple", "front")
JOB = Job(TEMPLE, "pathfinder", seed=5, players=2)
GAMES = 1500


def as_bytes(outcome: Outcome) -> list[bytes]:
    return [np.ascontiguousarray(array).tobytes() for array in outcome.results]


@pytest.fixture(scope="module")
def here() -> list[bytes]:
    return as_bytes(joined(JOB, play(JOB, GAMES)))


class Late(Executor):
    """Does everything at the moment at which its result is asked for, so the order of what it does is that of the
    questions."""

    def submit(self, function: Callable[..., Any], /, *args: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        ask = future.result

        def result(timeout: float | None = None) -> Any:
            if not future.done():
                future.set_result(function(*args, **options))
            return ask(timeout)

        future.result = result  # type: ignore[method-assign]
        return future


@pytest.mark.parametrize("workers", [1, 2, 7])
def test_the_results_are_the_same_bytes_whatever_the_number_of_workers(here: list[bytes], workers: int) -> None:
    with ThreadPoolExecutor(workers) as threads:
        assert as_bytes(joined(JOB, play(JOB, GAMES, workers=workers, executor=threads))) == here
    assert as_bytes(joined(JOB, play(JOB, GAMES, workers=workers, executor=Late()))) == here


def test_the_same_for_a_whole_simulation() -> None:
    with ThreadPoolExecutor(2) as threads:
        there = simulate(TEMPLE, "tourist", 300, seed=8, workers=2, executor=threads)
    assert as_bytes(there) == as_bytes(simulate(TEMPLE, "tourist", 300, seed=8))


def test_weights_are_the_same_file_wherever_they_are_trained(tmp_path: Path) -> None:
    small = ("temple", "--seed", "3", "--rounds", "2", "--games", "8")
    train([*small, "--out", str(tmp_path / "here.json")])
    train([*small, "--out", str(tmp_path / "there.json"), "--executor", "concurrent.futures:ThreadPoolExecutor"])
    assert (tmp_path / "here.json").read_bytes() == (tmp_path / "there.json").read_bytes()


def test_an_executor_by_the_path_of_its_module() -> None:
    with open_executor("concurrent.futures:ThreadPoolExecutor", 3) as at:
        assert isinstance(at.executor, ThreadPoolExecutor)
        assert at.workers == 3
    with pytest.raises(RuntimeError, match="shutdown"):
        at.executor.submit(int)
    with open_executor("local", 2) as at:
        assert (at.executor, at.workers) == (None, 2)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("cloud", "'cloud' names no executor; there are local, dask:ADDRESS"),
        ("dask", "'dask' names no executor"),
        ("no.such:Executor", "no.such:Executor gives no executor: No module named 'no'"),
        ("collections:Counter", "a Counter is no Executor"),
        ("dask:carrier-pigeon", "nobody answers at carrier-pigeon: "),
    ],
)
def test_a_name_of_no_executor_is_one_clear_line(name: str, says: str) -> None:
    with pytest.raises(PennyError) as told, open_executor(name, 1):
        pass
    assert says in str(told.value)
    assert len(str(told.value).splitlines()) == 1


def test_what_a_cluster_needs_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, install in (("distributed", "dask"), ("ray", "ray")):
        monkeypatch.setitem(sys.modules, module, None)
        with (
            pytest.raises(PennyError, match=rf"pip install 'pennypapers\[{install}\]'"),
            open_executor(f"{install}:a", 1),
        ):
            pass


def test_a_dask_cluster_loses_a_process_in_the_middle(here: list[bytes]) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        open_executor(f"dask:{cluster.scheduler_address}", 1) as at,
    ):
        assert at.workers == 3
        with distributed.Client(cluster.scheduler_address, set_as_default=False) as watching:
            pids = watching.run(os.getpid)
            pieces = []
            lost = ""
            for piece in play(JOB, GAMES, workers=at.workers, executor=at.executor):
                pieces.append(piece)
                busy = [address for address, tasks in watching.processing().items() if tasks]
                if not lost and busy:
                    lost = busy[0]
                    os.kill(pids[lost], signal.SIGKILL)
            assert lost, "a process was killed while it had work"
            assert sum(piece.turns.size for piece in pieces) == GAMES
            assert lost not in watching.scheduler_info()["workers"]
    assert as_bytes(joined(JOB, iter(pieces))) == here


def test_ray_plays_the_same_games(here: list[bytes]) -> None:
    pytest.importorskip("ray", reason="SKIPPED: there is no Ray here; pip install 'pennypapers[ray]' and run it again")
    from pennypapers.simulation.ray_executor import RayExecutor

    with RayExecutor(num_cpus=2) as executor:
        assert executor.workers == 2
        assert as_bytes(joined(JOB, play(JOB, GAMES, workers=2, executor=executor))) == here
        with pytest.raises(ZeroDivisionError):
            executor.submit(divmod, 1, 0).result()


def test_a_pool_that_loses_a_process_says_so() -> None:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    others = set(active_children())
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        playing = play(JOB, 10**6, workers=1, executor=pool)
        next(playing)
        for process in set(active_children()) - others:
            process.kill()
        with pytest.raises(PennyError, match="processes that played were lost"):
            list(playing)

"""Kernels from the disk: the same games as numba's, without numba; and numba's where that cannot be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pennypapers.engine.core import native as native_module
from pennypapers.engine.core.engine import Results, engine
from pennypapers.engine.core.log import new_log
from pennypapers.engine.core.native import Play, native
from pennypapers.rules import builtin_layout
from pennypapers.simulation.simulate import simulate

TEMPLE = builtin_layout("temple", "front")


def played(play: Play, players: int) -> tuple[list[object], list[int]]:
    kernels = engine("temple")
    seats = (20, players)
    results = Results(
        np.zeros((*seats, 3), np.int16), np.zeros(seats, np.int16), np.zeros(seats, np.int8), np.zeros(20, np.int16)
    )
    log = new_log(4096)
    play(kernels.tables(kernels.board(TEMPLE)), 0, np.uint64(2**64 - 3), 5, results, log)
    shown = [results.parts.tolist(), results.ties.tolist(), results.ranks.tolist(), results.turns.tolist()]
    return shown, log.tolist()


@pytest.mark.parametrize("players", [1, 4])
def test_the_disk_plays_the_games_that_numba_plays(players: int) -> None:
    kernel = engine("temple").play_tourist
    fast, log = played(native("temple-tourist", kernel), players)
    same, same_log = played(kernel, players)
    assert fast == same
    assert log == same_log
    assert log[0] > 0


def test_a_fresh_process_needs_no_numba() -> None:
    simulate(TEMPLE, "tourist", 1)
    code = (
        "import sys\n"
        "from pennypapers.rules import builtin_layout\n"
        "from pennypapers.simulation.simulate import simulate\n"
        "outcome = simulate(builtin_layout('temple', 'front'), 'tourist', 10, seed=4)\n"
        "print(outcome.totals.sum(), 'numba' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == [str(simulate(TEMPLE, "tourist", 10, seed=4).totals.sum()), "False"]


def test_what_cannot_be_put_on_disk_is_played_by_numba_and_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tries = []

    def fails(*_: object) -> tuple[str, bytes]:
        tries.append(1)
        raise AttributeError("this numba keeps its code elsewhere")

    monkeypatch.setattr(native_module, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(native_module, "machine_code", fails)
    kernel = engine("temple").play_tourist
    for _ in range(2):
        native.cache_clear()
        assert played(native("temple-tourist", kernel), 1)[1] == played(kernel, 1)[1]
    native.cache_clear()
    assert len(tries) == 1


def test_code_that_cannot_be_loaded_is_never_loaded_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(native_module, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(native_module, "machine_code", lambda *_: ("nothing", b"no machine code at all"))
    native.cache_clear()
    kernel = engine("temple").play_tourist
    assert played(native("temple-tourist", kernel), 1)[1] == played(kernel, 1)[1]
    native.cache_clear()

"""Processor time of a new process, started as a player's would be.

pip writes bytecode when it installs a package. A development environment may lack it, and may forbid Python to write it
(`PYTHONDONTWRITEBYTECODE`); Python would then compile every module again at each start, which takes longer than all the
rest. So these processes keep their bytecode in a temporary folder. numba imports `coverage` where it is installed;
players do not have it, and `WITHOUT_COVERAGE` hides it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

WITHOUT_COVERAGE = "import sys; sys.modules['coverage'] = None\n"


@contextmanager
def bytecode() -> Iterator[dict[str, str]]:
    """An environment for new processes with a folder for bytecode."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        yield {**kept, "PYTHONPYCACHEPREFIX": folder}


def processor_seconds(code: str, environment: dict[str, str]) -> float:
    """What a new interpreter uses up to its end, in all its threads."""
    process = subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, f"ended with {process.returncode}: {code}"
    return used.ru_utime + used.ru_stime


def least_and_median(code: str, environment: dict[str, str], runs: int) -> tuple[float, float]:
    """Of several runs, after one that writes bytecode and whatever else is kept between runs."""
    processor_seconds(code, environment)
    seconds = [processor_seconds(code, environment) for _ in range(runs)]
    return min(seconds), median(seconds)

"""Processor time of every test, its processes included: a plugin of pytest that names the most expensive tests and the
sum of every file. Unlike seconds by the clock it hardly depends on what else the machine does."""

from __future__ import annotations

import os
import resource
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
MOST = 20
LEAST = 1.0  # seconds


def spent() -> float:
    """Seconds of processor time that this process and its processes, also those that have ended, have taken so far."""
    own, ended = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = own.ru_utime + own.ru_stime + ended.ru_utime + ended.ru_stime
    return seconds + sum(_of_running(child) for child in _children("self"))


def _children(process: str) -> list[str]:
    """The processes that a process has started and that have not ended; none where the system does not list them."""
    found: list[str] = []
    with suppress(OSError):  # the process has ended meanwhile
        for thread in Path(f"/proc/{process}/task").iterdir():
            with suppress(OSError):
                found += (thread / "children").read_text().split()
    return found


def _of_running(process: str) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended meanwhile
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(_of_running(child) for child in _children(process))


class ProcessorTime:
    """Notes what each test takes, its fixtures included, and reports it at the end."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.noted = 0.0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._next()
        result = yield
        self.seconds[item.nodeid] += self._next()
        return result

    def _next(self) -> float:
        """What was spent since the last call. What processes spent that their parent does not wait for is forgotten as
        they end, so the sum may fall."""
        before, self.noted = self.noted, spent()
        return max(0.0, self.noted - before)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        files: defaultdict[str, float] = defaultdict(float)
        for test, seconds in self.seconds.items():
            files[test.partition("::")[0]] += seconds
        terminalreporter.section("processor time")
        for kind, counted in (("file", files), ("test", self.seconds)):
            for name, seconds in sorted(counted.items(), key=lambda each: -each[1])[:MOST]:
                if seconds >= LEAST:
                    terminalreporter.write_line(f"{seconds:8.1f} s  {kind}  {name}")
        terminalreporter.write_line(f"{sum(files.values()):8.1f} s  all tests")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ProcessorTime(), "pennypapers-processor-time")

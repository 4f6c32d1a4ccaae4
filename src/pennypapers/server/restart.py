"""A restart in place: a process runs its program anew, as it is installed now, and the port stays open meanwhile.

Whoever connects while nobody accepts waits for a moment. Processes with workers start new ones first and then end the
old ones, one after another.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Collection
from dataclasses import dataclass
from typing import NoReturn

from .logs import LOGGER

HANDOVER = "PENNYPAPERS_HANDOVER"
"""The environment variable that tells the new program what is open: the listener, a pipe, and the old workers."""

CHECK_SECONDS = 30.0

AGAIN = getattr(signal, "SIGUSR1", None)
"""The signal that asks for a restart; Windows has none."""


@dataclass(frozen=True, slots=True)
class Handover:
    """`pipe` is the end of a pipe that the old workers watch: they end when nobody has it open any more."""

    listener: int
    pipe: int | None = None
    workers: tuple[int, ...] = ()


def taken_over() -> Handover | None:
    """What a program that ran before in this process has left; None at an ordinary start."""
    text = os.environ.pop(HANDOVER, "")
    if not text:
        return None
    listener, pipe, *workers = (int(each) for each in text.split(","))
    return Handover(listener, pipe if pipe >= 0 else None, tuple(workers))


def ignore_signal() -> None:
    """Pass over the signal as long as nothing can be restarted yet: it would end the process."""
    if AGAIN:
        signal.signal(AGAIN, signal.SIG_IGN)


def can_start() -> bool:
    """Whether the program as it is installed now runs at all."""
    try:
        return subprocess.run([*_program(), "--version"], check=False, timeout=CHECK_SECONDS).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def start_again(listener: socket.socket, pipe: int | None = None, workers: Collection[int] = ()) -> NoReturn:
    """Run the program of this process anew."""
    for open_file in (listener.fileno(), *(() if pipe is None else (pipe,))):
        os.set_inheritable(open_file, True)
    os.environ[HANDOVER] = ",".join(map(str, (listener.fileno(), -1 if pipe is None else pipe, *workers)))
    ignore_signal()  # it stays ignored in the program that follows, until that one handles it
    LOGGER.warning("the server is started again")
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [*_program(), *sys.argv[1:]])


def _program() -> list[str]:
    """What was typed before the arguments of the program: Python and its options, and the program."""
    typed = sys.orig_argv[1 : len(sys.orig_argv) - len(sys.argv) + 1]
    return [sys.executable, *typed]

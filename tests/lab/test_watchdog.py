"""What a league has started ends with it, even if it is killed and can do nothing about it."""

from __future__ import annotations

import signal
import subprocess
import sys

LEAGUE = """
import subprocess, sys
from pennypapers.lab.league.watchdog import watchdog

SLEEP = [sys.executable, "-c", "import sys, time; sys.stdout.write('up '); sys.stdout.flush(); time.sleep(600)"]

with watchdog() as watching:
    left = subprocess.Popen(SLEEP, start_new_session=True)
    watching.started(left.pid)
    left.wait()
"""


def test_what_a_killed_league_leaves_is_ended() -> None:
    with subprocess.Popen([sys.executable, "-c", LEAGUE], stdout=subprocess.PIPE) as league:
        assert league.stdout is not None
        assert league.stdout.read(3) == b"up ", "the program runs"
        league.send_signal(signal.SIGKILL)
        assert league.stdout.read() == b"", "the pipe ends, which it does once the program has it open no more"

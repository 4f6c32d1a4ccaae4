"""A progress bar with the rate and the time left, redrawn in place."""

from __future__ import annotations

from typing import TextIO

from ..messages import say

WIDTH = 30


class Progress:
    """A progress callback that draws a bar on a stream; it does nothing if the stream is None."""

    def __init__(self, games: int, stream: TextIO | None) -> None:
        self._games = games
        self._stream = stream
        self._drawn = ""

    def __call__(self, done: int, seconds: float) -> None:
        if self._stream is None:
            return
        line = bar(done, self._games, seconds)
        self._stream.write("\r" + line.ljust(len(self._drawn)))
        self._stream.flush()
        self._drawn = line

    def wipe(self) -> None:
        if self._stream is not None and self._drawn:
            self._stream.write("\r" + " " * len(self._drawn) + "\r")
            self._stream.flush()


def bar(done: int, games: int, seconds: float) -> str:
    """One line of progress.

    >>> bar(500, 2000, 0.25)
    '[#######-----------------------]  25 %  500 of 2,000 games  2,000/s  0:01 left'
    """
    full = WIDTH * done // games
    rate = done / seconds if seconds else 0.0
    left = clock((games - done) / rate) if rate else "?"
    batches = f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.2f}/s"
    drawn = "#" * full + "-" * (WIDTH - full)
    told = f"{say('cli-progress', done=done, games=games)}  {batches}  {say('cli-left', time=left)}"
    return f"[{drawn}] {100 * done // games:3} %  {told}"


def clock(seconds: float) -> str:
    """Hours, minutes and seconds, rounded up.

    >>> clock(0.2), clock(75), clock(3675)
    ('0:01', '1:15', '1:01:15')
    """
    whole = -int(-seconds // 1)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"

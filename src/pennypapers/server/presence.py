"""Who is connected to a table at other processes: seats by number, and None for the one who opened it."""

from __future__ import annotations

from collections.abc import Callable, Collection

OPENER = "opener"

Here = Collection[int | None]


class Presence:
    """What each process told last; it holds until that process is due to tell again."""

    def __init__(self, now: Callable[[], float], seconds: float) -> None:
        self._now, self._seconds = now, seconds
        self._told: dict[str, tuple[float, set[int | None]]] = {}

    def tell(self, process: str, text: str) -> None:
        here = {None if each == OPENER else int(each) for each in text.split(",") if each}
        self._told[process] = (self._now() + self._seconds, here)

    def elsewhere(self) -> set[int | None]:
        return set[int | None]().union(*(here for until, here in self._told.values() if until > self._now()))


def here_text(here: Here) -> str:
    """What a process tells of itself; `Presence.tell` reads it.

    >>> here_text({2, None, 0})
    '0,2,opener'
    """
    seats = sorted(seat for seat in here if seat is not None)
    return ",".join([*map(str, seats), *([OPENER] if None in here else [])])

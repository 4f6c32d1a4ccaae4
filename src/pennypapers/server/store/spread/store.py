"""Several databases as one store.

The first one has everything but events: codes, players and their lists, challenges, evenings, dailies, what belongs to
the owner. It has a row for every table; the events of a table are in one of the databases, the first among them, and
stay there. A table that is elsewhere has a row there too, with the number of its last event.

Where a new table goes follows from its id and the marks of the databases, by rendezvous hashing: one database more
takes its share from all others. Where a table is, is found by looking: at the place that follows from its id first,
then in all others. So databases can be added, and named in another order.

No transaction reaches over two databases. What belongs together is written so that a crash in between is made good:
the events of a new table before its row in the first database, and the end of a game with a parcel (`parcels.py`).
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from ...logs import LOGGER
from ..challenge_contract import ChallengeStore, RunTaken
from ..contract import RESTORED, Announced, CodeTaken, Finished, Heard, Parcel, StoredTable, StoreError
from ..game_contract import GameStore, StoredOpenRun, StoredSitting
from ..identity_contract import IdentityStore
from ..owner_contract import ListedTable, OwnerStore
from ..part_contract import PartStore, TableState
from .parcels import PARCEL, addressed, packed, unpacked

PORTION = 500
"""Tables that are asked for at once."""

KNOWN = 200_000
"""Tables whose place is remembered."""

ORPHAN_SECONDS = 3600.0
"""A table that the first database does not know is deleted if nobody has written to it for so long: whoever made it
died, or it is just being made."""

KEPT_SECONDS = 3600.0
"""How long a delivered parcel is kept: a backup that has read the first database before may still need it."""


@dataclass(frozen=True)
class Place:
    """One of the databases; `mark` is what it was given when it was first used."""

    store: PartStore
    mark: str


class SpreadStore:
    def __init__(self, places: Sequence[Place]) -> None:
        """The first place is that of everything but events."""
        self._places = list(places)
        self._home, self._others = places[0], places[1:]
        self._first = first = places[0].store
        self._where: dict[str, Place] = {}
        self._seen_parcels: dict[tuple[Place, str], float] = {}
        self.is_shared = first.is_shared
        self.evenings = first.evenings
        self.challenges = cast(ChallengeStore, _Instead(first.challenges, begin=self._begin))
        self.games = cast(GameStore, _Instead(first.games, sittings=self._sittings, open_runs=self._open_runs))
        self.identities = cast(IdentityStore, _Instead(first.identities, forget=self._forget))
        self.owner = cast(OwnerStore, _Instead(first.owner, tables=self._tables, delete=self._delete))

    async def create(self, found: StoredTable, rows: Sequence[bytes], *, rematch_of: str | None = None) -> None:
        place = self._place_of_new(found.table)
        if place is self._home:
            await self._first.create(found, rows, rematch_of=rematch_of)
        else:
            await place.store.create(found, rows)
            try:
                await self._first.create(found, [], rematch_of=rematch_of)
            except CodeTaken:
                await place.store.part.drop([found.table])
                raise
        self._remember(found.table, place)

    async def append(self, table: str, after: int, rows: Sequence[bytes], *, finished: Finished | None = None) -> None:
        place = self._where.get(table) or await self._look_for(table)
        number = after + len(rows)
        if place is self._home or finished is None or isinstance(finished, Parcel):
            await place.store.append(table, after, rows, finished=finished)
            return
        await place.store.append(table, after, rows, finished=packed(table, number, finished))
        try:
            await self._first.part.keep(table, number, finished)
        except StoreError as error:
            LOGGER.error("the end of a game is safe, but not in the lists yet: %s", error)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        place = self._where.get(table) or await self._look_for(table)
        rows = await place.store.load(table, after)
        if not rows:  # a backup may have put it elsewhere
            place = await self._look_for(table)
            rows = await place.store.load(table, after)
        return rows

    async def find(self, code: str) -> StoredTable | None:
        return await self._first.find(code)

    async def expire(self, idle_seconds: float, keep: Collection[str] = ()) -> int:
        await self.deliver()
        await self._first.part.touch(dict.fromkeys(keep))
        kept, dropped, after = set(keep), 0, ""
        while idle := await self._first.part.idle(idle_seconds, after=after, most=PORTION):
            after = idle[-1]
            some = [table for table in idle if table not in kept]
            for place in self._others:
                await place.store.part.drop(some, idle_seconds)
            alive = await self._elsewhere(some)
            await self._first.part.touch({table: state.touched for table, state in alive.items()})
            dropped += await self._first.part.drop([table for table in some if table not in alive], idle_seconds)
        for place in self._others:
            await self._drop_unknown(place, max(idle_seconds, ORPHAN_SECONDS))
        return dropped

    async def deliver(self) -> None:
        """Bring the ends of games to the first database that somebody has died with."""
        now = time.monotonic()
        for place in self._others:
            names = await place.store.part.notes(PARCEL)
            for start in range(0, len(names), PORTION):
                await self._deliver(place, names[start : start + PORTION], now)

    async def now(self) -> float:
        return await self._first.now()

    async def probe(self) -> None:
        await asyncio.gather(*(place.store.probe() for place in self._places))

    async def count(self) -> int:
        return await self._first.count()

    async def announce(self, table: str, here: str) -> None:
        await self._first.announce(table, here)

    async def watch(self, heard: Heard, announced: Announced) -> None:
        """What is written is heard from all databases, what is announced from the first."""

        def told(table: str, process: str, what: str) -> None:
            if not table and what == RESTORED:
                self._where.clear()
            announced(table, process, what)

        await asyncio.gather(
            self._first.watch(heard, told),
            *(place.store.watch(heard, lambda *_: None) for place in self._others),
        )

    async def close(self) -> None:
        await asyncio.gather(*(place.store.close() for place in self._others))
        await self._first.close()

    @property
    def stores(self) -> list[PartStore]:
        """The first one first."""
        return [place.store for place in self._places]

    @property
    def marks(self) -> list[str]:
        return [place.mark for place in self._places]

    def index_of_new(self, table: str) -> int:
        """The number of the database in which a table would be made; 0 is the first."""
        return self._places.index(self._place_of_new(table))

    def _place_of_new(self, table: str) -> Place:
        return max(self._places, key=lambda place: hashlib.sha256(f"{place.mark} {table}".encode()).digest())

    async def _look_for(self, table: str) -> Place:
        """Where the events of a table are; the first database if no other has it."""
        likely = self._place_of_new(table)
        for group in ([likely], [place for place in self._places if place is not likely]):
            others = [place for place in group if place is not self._home]
            for place, found in zip(others, await _states(others, [table]), strict=True):
                if found:
                    self._remember(table, place)
                    return place
        if await self._first.part.states([table]):
            self._remember(table, self._home)
        return self._home

    def _remember(self, table: str, place: Place) -> None:
        if len(self._where) >= KNOWN:
            self._where.clear()
        self._where[table] = place

    async def _elsewhere(self, tables: Sequence[str]) -> dict[str, TableState]:
        """Those of these tables that are not in the first database."""
        found = await _states(self._others, tables)
        return {table: state for states in found for table, state in states.items()}

    async def _drop_unknown(self, place: Place, idle_seconds: float) -> None:
        after = ""
        while idle := await place.store.part.idle(idle_seconds, after=after, most=PORTION):
            after = idle[-1]
            known = await self._first.part.states(idle)
            await place.store.part.drop([table for table in idle if table not in known], idle_seconds)

    async def _deliver(self, place: Place, names: Sequence[str], now: float) -> None:
        known = await self._first.part.states([addressed(name)[0] for name in names])
        for name in sorted(names, key=addressed):
            table, number = addressed(name)
            if table in known and known[table].last < number:
                text = await place.store.owner.note(name)
                if text is not None:
                    await self._first.part.keep(table, number, unpacked(text))
            if now - self._seen_parcels.setdefault((place, name), now) >= KEPT_SECONDS:
                await place.store.owner.take_note(name)
                del self._seen_parcels[place, name]

    async def _begin(self, challenge: str, *, table: StoredTable, rows: Sequence[bytes], **wish: Any) -> int:
        """A run and its table, as `ChallengeStore.begin`."""
        place = self._place_of_new(table.table)
        if place is self._home:
            number = await self._first.challenges.begin(challenge, table=table, rows=rows, **wish)
        else:
            await place.store.create(table, rows)
            try:
                number = await self._first.challenges.begin(challenge, table=table, rows=[], **wish)
            except (CodeTaken, RunTaken):
                await place.store.part.drop([table.table])
                raise
        self._remember(table.table, place)
        return number

    async def _sittings(self, player: str, most: int) -> list[StoredSitting]:
        found = await self._first.games.sittings(player, most)
        states = await self._elsewhere([each.table for each in found])
        fresh = [replace(each, touched=_touched(states, each.table, each.touched)) for each in found]
        return sorted(fresh, key=lambda each: (-each.touched, each.hashed))

    async def _open_runs(self, player: str, most: int, now: float) -> list[StoredOpenRun]:
        found = await self._first.games.open_runs(player, most, now)
        tables = await asyncio.gather(*(self._first.find(each.code) for each in found))
        ids = ["" if table is None else table.table for table in tables]
        states = await self._elsewhere(ids)
        fresh = [
            replace(each, touched=_touched(states, table, each.touched)) for table, each in zip(ids, found, strict=True)
        ]
        return sorted(fresh, key=lambda each: (-each.touched, each.challenge))

    async def _forget(self, player: str) -> list[str]:
        own = await self._first.identities.forget(player)
        await self._drop_elsewhere(own)
        return own

    async def _tables(self, most: int) -> list[ListedTable]:
        lists = await asyncio.gather(*(place.store.owner.tables(most) for place in self._places))
        listed = {
            each.table: each for some in lists for each in some
        }  # what is elsewhere replaces its row in the first
        late = [each.table for each in lists[0] if listed[each.table] is each]
        for table, state in (await self._elsewhere(late)).items():
            listed[table] = replace(listed[table], events=state.last, touched=state.touched)
        return sorted(listed.values(), key=lambda each: (-each.touched, each.code))[:most]

    async def _delete(self, code: str) -> str | None:
        table = await self._first.owner.delete(code)
        if table is not None:
            await self._drop_elsewhere([table])
        return table

    async def _drop_elsewhere(self, tables: Sequence[str]) -> None:
        for start in range(0, len(tables), PORTION):
            some = tables[start : start + PORTION]
            await asyncio.gather(*(place.store.part.drop(some) for place in self._others))


class _Instead:
    """An object of which some methods are replaced."""

    def __init__(self, of: object, **methods: object) -> None:
        self._of = of
        self.__dict__.update(methods)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._of, name)


async def _states(places: Iterable[Place], tables: Sequence[str]) -> list[dict[str, TableState]]:
    if not tables:
        return [{} for _ in places]
    return [dict(each) for each in await asyncio.gather(*(place.store.part.states(tables) for place in places))]


def _touched(states: dict[str, TableState], table: str, known: float) -> float:
    """When a table was written to, if it is elsewhere, or what the first database knows."""
    return states[table].touched if table in states else known

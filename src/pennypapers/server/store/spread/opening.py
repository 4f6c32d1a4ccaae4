"""Opens several databases as one store, and sees that they belong together.

Each database but the first has a mark of its own, and the first one has all marks. So nobody can leave out a database,
or take the wrong one for the first.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ..contract import Store, StoreError
from ..part_contract import PartStore
from .store import Place, SpreadStore

MARK = "mark"
"""The note of a database that is not the first."""

MARKED = "marked "
"""How the names of the notes begin that the first database has of all others."""

HOME = "first"
"""The mark of the first database."""


async def spread(stores: Sequence[PartStore]) -> Store:
    """StoreError if they do not belong together. One database is a store by itself, unless there are more."""
    first, *others = stores
    if await first.owner.note(MARK) is not None:
        raise StoreError(f"the database {first.name} is one of several of a server; name the first of them first")
    marked = {name.removeprefix(MARKED) for name in await first.part.notes(MARKED)}
    places = [Place(first, HOME)]
    for store in others:
        if store.is_shared != first.is_shared:
            raise StoreError("several databases must be of one kind, all files or all PostgreSQL")
        mark = await store.owner.note(MARK)
        if mark not in marked and (await store.count() or await store.part.notes(MARKED)):
            raise StoreError(f"the database {store.name} belongs to another server; a database that is added is empty")
        if mark is None:
            mark = await store.part.add_note(MARK, secrets.token_hex(8))
        places.append(Place(store, mark))
    marks = [place.mark for place in places]
    if len(set(marks)) < len(marks):
        raise StoreError("a database is named twice")
    if missing := marked.difference(marks):
        raise StoreError(
            f"{first.name} has tables in {len(marked)} other databases, of which {len(missing)} are not named; "
            "give --database for each"
        )
    for place in places[1:]:
        await first.part.add_note(f"{MARKED}{place.mark}", place.store.name)
    if not others:
        return first
    opened = SpreadStore(places)
    await opened.deliver()
    return opened

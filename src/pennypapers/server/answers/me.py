"""A visitor without an account: read the name, change it, delete everything that is kept of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta

from ...errors import InvalidText
from ...hosting.not_now import NotNow
from ...hosting.player_names import shown_name
from ...hosting.protocol import sizes
from ..identity import player_of
from ..session.table_registry import TableRegistry
from ..store.contract import Store
from .games import known


@dataclass(frozen=True, slots=True)
class Me:
    """`is_known` says that the request came with a key; `games` is how many finished games are listed for it."""

    is_known: bool
    name: str
    games: int


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)]


async def who_is(store: Store, key: str | None) -> Me:
    if key is None:
        return Me(is_known=False, name="", games=0)
    player = player_of(key)
    return Me(is_known=True, name=await store.identities.name(player), games=await store.games.count(player))


async def rename(store: Store, key: str | None, wish: NewName) -> Me:
    key = known(key)
    try:
        name = shown_name(wish.name)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
    await store.identities.rename(player_of(key), name)
    return await who_is(store, key)


async def forget(registry: TableRegistry, key: str | None) -> Me:
    """Delete a key, its name and its games for good."""
    registry.drop(await registry.store.identities.forget(player_of(known(key))))
    return Me(is_known=False, name="", games=0)

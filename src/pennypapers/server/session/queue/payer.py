"""Who pays for what a table does by itself: bots' turns, and rolls made of links."""

from __future__ import annotations

from collections.abc import Collection

from ....hosting.hosted import Hosted
from ..lines.connection import Connection


def payer(hosted: Hosted, connections: Collection[Connection]) -> Connection | None:
    """The host's connection, if there is one, since spectators come and go; None if nobody is connected."""
    host = hosted.created.host_hash if hosted.host is None else hosted.seats[hosted.host].token_hash
    by_hash = {connection.hashed: connection for connection in connections}
    return by_hash.get(host) or next(iter(by_hash.values()), None)

"""Draws from hash chains: the server's link of a roll, and the links that the players gave for it.

The key of roll n is HMAC-SHA256(the server's link n, base ‖ n ‖ the players' links n), where the base is a hash over
the seal and everybody's first links. A draw reads the bytes of HMAC-SHA256(key, what is drawn ‖ block) as one stream.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from ...rules.dice import Roll
from ...rules.grid import Space
from ...rules.layout import Layout
from ..events import Exchange
from .chains import Chain
from .draws import below, by_kind, exchange_from, roll_from, shuffled


def base_of(seal: str, chains: Sequence[Chain]) -> str:
    """The hash that goes into every key: the seal, and the first links of all who gave one for roll 1."""
    return hashlib.sha256(f"{seal}\n{_links(chains, 1)}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class ChainDraws:
    """`Draws` from chains. `server` gives the server's link of a roll."""

    base: str
    chains: Sequence[Chain]
    server: Callable[[int], str]

    def roll(self, turn: int) -> Roll:
        return roll_from(self._stream(turn, "roll"))

    def exchange(self, turn: int, seats: int, paper: Collection[int] = ()) -> Exchange:
        return by_kind(
            seats,
            paper,
            screens=lambda count: exchange_from(self._stream(turn, "exchange"), count),
            papers=lambda count: exchange_from(self._stream(turn, "paper"), count),
        )

    def missed(self, turn: int, _name: str, layout: Layout, legal: Sequence[Space]) -> Space:
        """The first legal space in a random order of all spaces: the same order for everybody who missed the turn, so
        that neither a name nor the moment of coming changes anything."""
        order = shuffled(layout.spaces, self._stream(turn, "late"), size=2)
        return next(space for space in order if space in legal)

    def holder(self, turn: int, _name: str, seats: int) -> int:
        return below(seats, self._stream(turn, f"holder {seats}"))

    def _stream(self, turn: int, what: str) -> Iterator[int]:
        key = self._key(turn)
        for block in count():
            yield from hmac.digest(key, f"{what} {block}".encode(), "sha256")

    def _key(self, turn: int) -> bytes:
        links = _links(self.chains, turn) if turn > 1 else ""  # those of roll 1 are in the base
        return hmac.digest(bytes.fromhex(self.server(turn)), f"{self.base}\n{turn}\n{links}".encode(), "sha256")


def _links(chains: Sequence[Chain], roll: int) -> str:
    return "".join(f"{place} {chain.link_of(roll)}\n" for place, chain in enumerate(chains) if chain.counts_in(roll))

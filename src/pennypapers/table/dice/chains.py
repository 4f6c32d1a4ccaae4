"""Hash chains: how a player's device commits to all its secrets with one hash, before it has seen anybody else's.

A chain begins with a random root and is hashed again and again with SHA-256. The last hash is the *anchor*, which is
published first; link 1 is the value whose hash is the anchor, link 2 the value whose hash is link 1, and so on. Who
knows a link knows all before it and none after it. Link n belongs to roll n. docs/dice.md has the whole scheme.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

LINKS = 512
"""How many links a chain has. Longer games go on without new links of the players (see `is_asked`)."""
LINK_BYTES = 32
LINK = re.compile(f"[0-9a-f]{{{2 * LINK_BYTES}}}")
MOST_CHAINS = 300
"""At one table: its seats, and those who come later. A record with more is refused, as each costs `LINKS` hashes."""
OWN_CHAINS = 256
"""How many of a server's own chains are kept in memory, 16 kB each."""
REST = 4
"""A chain that was asked and stayed silent is not asked for the next 4 rolls, after the second time 16, and so on."""


@dataclass(frozen=True, slots=True)
class Chain:
    """What is known of one player's chain: its anchor, the newest link, and the rolls in which it does not count."""

    name: str
    anchor: str
    since: int = 1
    """The first roll that it can count in."""
    at: int = 0
    """The number of the newest link that is known; 0 for the anchor alone."""
    link: str = ""
    """That link, in hexadecimal."""
    away: tuple[int, ...] = ()
    """The rolls for which it was not asked, because its player was not there."""
    missing: tuple[int, ...] = ()
    """The rolls for which it was asked in vain."""

    def counts_in(self, roll: int) -> bool:
        return self.since <= roll <= self.at and roll not in self.away and roll not in self.missing

    def link_of(self, roll: int) -> str:
        """The link of an earlier roll, which follows from the newest."""
        return earlier_link(self.link, self.at - roll)

    def is_rested(self, roll: int) -> bool:
        """Whether it may be asked for a roll, or has stayed silent too recently."""
        silent = [missed for missed in self.missing if missed < roll]
        return not silent or roll > silent[-1] + REST ** len(silent)

    def accepts(self, roll: int, link: str) -> bool:
        """Whether this is the chain's link of that roll, for a roll after the newest known one."""
        known = self.link or self.anchor
        return is_link(link) and self.at < roll <= LINKS and earlier_link(link, roll - self.at) == known


def link_from_root(root: bytes, number: int) -> str:
    """A link of one's own chain; number 0 is the anchor. After the last link it is the root itself."""
    start = LINK_BYTES * min(number, LINKS)
    return _whole_chain(root)[start : start + LINK_BYTES].hex()


@lru_cache(OWN_CHAINS)
def _whole_chain(root: bytes) -> bytes:
    """The anchor and all links, one after the other: computed once, as 512 hashes take half a millisecond."""
    links = [root]
    for _ in range(LINKS):
        links.append(hashlib.sha256(links[-1]).digest())
    return b"".join(reversed(links))


def earlier_link(link: str, steps: int) -> str:
    """The link that lies so many steps before this one.

    >>> earlier_link("00" * 32, 1)[:16]
    '66687aadf862bd77'
    """
    if not steps:
        return link
    value = bytes.fromhex(link)
    for _ in range(steps):
        value = hashlib.sha256(value).digest()
    return value.hex()


def is_link(text: str) -> bool:
    """Whether a text can be a link or an anchor: 32 bytes in small hexadecimal digits."""
    return LINK.fullmatch(text) is not None


def is_asked(chain: Chain, roll: int) -> bool:
    """Whether a chain whose player is there is asked for its link of a roll."""
    return chain.since <= roll <= LINKS and chain.is_rested(roll)


def after_roll(
    chains: Sequence[Chain], roll: int, *, asked: Collection[int], given: Mapping[int, str]
) -> tuple[Chain, ...]:
    """The chains once a roll is made of the links that were given; `asked` and `given` go by their places."""
    due = frozenset(asked)
    return tuple([_after(chain, roll, is_due=i in due, link=given.get(i)) for i, chain in enumerate(chains)])


def _after(chain: Chain, roll: int, *, is_due: bool, link: str | None) -> Chain:
    if link is not None:
        return Chain(chain.name, chain.anchor, chain.since, roll, link, chain.away, chain.missing)
    if chain.since > roll:
        return chain
    if is_due:
        return replace(chain, missing=(*chain.missing, roll))
    return replace(chain, away=(*chain.away, roll))


def ranges_text(numbers: Iterable[int]) -> str:
    """Numbers in their order, runs of them joined.

    >>> ranges_text([2, 3, 4, 9]), ranges_text([])
    ('2-4+9', '-')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return "+".join(f"{first}-{last}" if last > first else f"{first}" for first, last in runs) or "-"


def read_ranges(text: str, most: int) -> tuple[int, ...]:
    """The numbers of such a text, none above `most`; ValueError if it cannot be read."""
    numbers: list[int] = []
    for run in text.split("+") if text != "-" else ():
        first, _, last = run.partition("-")
        low, high = int(first), int(last or first)
        if not (numbers[-1] if numbers else 0) < low <= high <= most:
            raise ValueError(f"{run!r} is out of order or out of range")
        numbers += range(low, high + 1)
    return tuple(numbers)

"""The dice of a hosted table while its game runs: the chains of its seats, and the links that are being gathered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..table.dice.chain_draws import base_of
from ..table.dice.chains import MOST_CHAINS, Chain, after_roll, is_asked


@dataclass(frozen=True, slots=True)
class ChainState:
    """What everybody may know of the dice. A chain is told by its place in `chains`, which never changes."""

    code: str
    seal: str
    each_roll: bool
    chains: tuple[Chain, ...]
    base: str = ""
    """What goes into every draw; empty until the first roll."""
    asked: tuple[int, ...] | None = None
    """The chains that were asked for their link of the next roll; None when no links are being gathered."""
    given: Mapping[int, str] = field(default_factory=dict)
    """Their answers so far."""
    _rolled: tuple[int, ChainState] | None = field(default=None, init=False, compare=False, repr=False)
    """A cache: the state after a roll, with its number. The dice are drawn from it before the roll is applied."""

    def is_gathered(self) -> bool:
        return self.asked is not None and len(self.given) == len(self.asked)

    def to_ask(self, roll: int, here: Sequence[int]) -> tuple[int, ...]:
        """Those of the chains `here` that are asked for a roll."""
        if not (self.each_roll or roll == 1):
            return ()
        return tuple(sorted(place for place in here if is_asked(self.chains[place], roll)))

    @property
    def due(self) -> set[int]:
        """The chains that were asked and have not given their links yet."""
        return set(self.asked or ()) - self.given.keys()

    def rolled(self, roll: int) -> ChainState:
        """The state once a roll is made of what was given. A roll that asks for no links changes nothing."""
        if not (self.each_roll or (roll == 1 and not self.base)):
            return self
        if self._rolled is None or self._rolled[0] != roll:
            chains = after_roll(self.chains, roll, asked=self.asked or (), given=self.given)
            after = replace(self, chains=chains, base=self.base or base_of(self.seal, chains), asked=None, given={})
            object.__setattr__(self, "_rolled", (roll, after))
        assert self._rolled is not None
        return self._rolled[1]

    def with_chain(self, name: str, anchor: str | None, since: int) -> tuple[ChainState, int | None]:
        """The state with one chain more, and its place; None without an anchor, or if there are too many."""
        if anchor is None or len(self.chains) >= MOST_CHAINS:
            return self, None
        return replace(self, chains=(*self.chains, Chain(name, anchor, since))), len(self.chains)

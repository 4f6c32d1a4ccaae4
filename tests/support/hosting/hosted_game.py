"""A hosted table without a server: applies requests to it, and keeps the list of all its events."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from pennypapers.hosting import events as log
from pennypapers.hosting.actor import Actor
from pennypapers.hosting.dealer import Dealer, gather, server_anchor, server_key
from pennypapers.hosting.decisions.decide import commit, host_request, take_seat
from pennypapers.hosting.decisions.late import come_late, ink_late
from pennypapers.hosting.hosted import Hosted, apply, fold
from pennypapers.hosting.protocol import requests
from pennypapers.hosting.tokens import token_hash
from pennypapers.rules import Roll
from pennypapers.table import Table
from pennypapers.table.dice.chains import link_from_root
from pennypapers.table.dice.fairness import seal

SEED = bytes(range(32))
HOST = Actor(None, is_host=True)
CODE = "ABCD"


class HostedGame:
    """Without chains the table uses version 1 of the dice protocol. With chains every seat has a chain with the root
    `root_of(name)`. `here` are the connected seats; None means all."""

    def __init__(
        self,
        layout: str,
        *seats: str,
        options: str = "dice=by_hand",
        seats_wanted: int | None = None,
        has_chains: bool = False,
        links: str = "",
    ) -> None:
        adventure = layout.split()[1]
        created = log.Created(
            adventure, layout, "x.layout", seal(SEED), "host", options, seats_wanted=seats_wanted, links=links
        )
        if has_chains:
            created = replace(created, seal="", anchor=server_anchor(SEED), key=server_key(SEED))
        self.has_chains = has_chains
        self.here: Collection[int] | None = None
        self.dealer = Dealer(SEED, CODE, self._here)
        self.events: list[log.AnyEvent] = [created]
        self.hosted: Hosted = fold(self.events)
        for name in seats:
            self.happen(take_seat(self.hosted, name=name, hashed=token_hash(name), anchor=self._anchor(name)))

    @property
    def game(self) -> Table:
        assert self.hosted.game is not None
        return self.hosted.game

    def happen(self, events: Sequence[log.AnyEvent]) -> list[str]:
        """Apply these events, and return the names of their types."""
        for event in events:
            self.events.append(event)
            self.hosted = apply(self.hosted, event)
        return [type(event).__name__ for event in events]

    def ask(self, request: requests.HostRequest) -> list[str]:
        return self.happen(host_request(self.hosted, HOST, request, self.dealer))

    def start(self) -> list[str]:
        return self.ask(requests.Start())

    def roll(self, roll: str) -> list[str]:
        return self.ask(requests.TypeRoll(turn=self.game.turns + 1, roll=str(Roll.parse(roll))))

    def give(self, *, without: Collection[str] = ()) -> list[str]:
        """Give the links of all seats that are asked, except those in `without`, and then let the deadline pass."""
        dice, turn = self.hosted.dice, self.game.turns + 1
        assert dice is not None
        names = {place: dice.chains[place].name for place in dice.asked or ()}
        links = {place: link_of(name, turn) for place, name in names.items() if name not in without}
        return self.happen(gather(self.hosted, turn, links, self.dealer, is_final=True))

    def ink(self, *marks: str) -> list[str]:
        """Commit the open turn at each seat in order, and return the events of the last commit."""
        turn, happened = self.game.turns + 1, list[str]()
        for seat, written in enumerate(marks):
            happened = self.happen([event for event, _ in commit(self.hosted, seat, turn, written, self.dealer)])
        return happened

    def come(self, name: str) -> list[str]:
        anchor = self._anchor(name)
        came = come_late(self.hosted, name=name, hashed=token_hash(name), dealer=self.dealer, anchor=anchor)
        return self.happen(came)

    def ink_late(self, name: str, turn: int, marks: str) -> list[str]:
        return self.happen(ink_late(self.hosted, name, turn, marks, self.dealer))

    def _here(self, hosted: Hosted) -> Collection[int]:
        return range(len(hosted.seats)) if self.here is None else self.here

    def _anchor(self, name: str) -> str | None:
        return link_of(name, 0) if self.has_chains else None


def link_of(name: str, number: int) -> str:
    """The link with this number in the chain that a player of this name has in tests."""
    return link_from_root(root_of(name), number)


def root_of(name: str) -> bytes:
    return token_hash(name).encode()[:32]

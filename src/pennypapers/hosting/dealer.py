"""Deals the dice of a hosted table: fixes the seal, asks for links, draws rolls, and signs the record at the end.

The server's secrets all follow from the seed that the store keeps: a hash chain like everybody's, and a key to sign
with. No event carries the seed; the newest link of the chain is published when the game is over. At the table of a
run the seed is that of its challenge, and all dice follow from it.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from ..rules.dice import Roll
from ..rules.house import DiceFrom
from ..table.dice.chain_draws import ChainDraws
from ..table.dice.chain_record import signed_text
from ..table.dice.chains import LINKS, link_from_root
from ..table.dice.challenge_seal import read_rolls
from ..table.dice.draws import Draws, KnownDraws, SeedDraws
from ..table.dice.seal import Sealed
from ..table.dice.signature import public_key, sign
from . import events as log
from .chain_state import ChainState
from .hosted import Hosted, apply


@dataclass(frozen=True, slots=True)
class Dealer:
    """What decides the dice and is in no event: the server's seed, which seats can give links at the moment, and the
    time of day (`now`, seconds since 1970)."""

    seed: bytes
    code: str
    giving: Callable[[Hosted], Collection[int]]
    now: Callable[[], float] = lambda: 0.0

    def is_closed(self, hosted: Hosted) -> bool:
        """Whether this is a run of a challenge that is closed: its dice are no secret any more."""
        closes = hosted.created.closes
        return closes is not None and self.now() >= closes


def server_anchor(seed: bytes) -> str:
    return link_from_root(_root(seed), 0)


def server_key(seed: bytes) -> str:
    return public_key(_signing_secret(seed))


def started(hosted: Hosted, dealer: Dealer) -> log.Started:
    """The event that fixes everything that the dice depend on; for a table of version 1 the players' entropy."""
    created = hosted.created
    if not created.anchor:
        return log.Started("".join(seat.entropy for seat in hosted.seats))
    is_alone = len(hosted.seats) == 1  # nobody else could know a roll before
    each_roll = created.asks_each_roll and hosted.house.dice is not DiceFrom.BY_HAND and not is_alone
    sealed = Sealed(
        dealer.code,
        hosted.layout,
        created.options,
        each_roll,
        created.anchor,
        created.key,
        [(seat.name, seat.anchor) for seat in hosted.seats if not seat.paper],
        [seat.name for seat in hosted.seats if seat.paper],
    )
    return log.Started("", sealed.seal, dealer.code, each_roll)


def next_roll(hosted: Hosted, dealer: Dealer) -> list[log.AnyEvent]:
    """Ask those who are there for their links, or roll at once if nobody is asked. Real dice are rolled by people."""
    assert hosted.game is not None
    turn = hosted.game.turns + 1
    if hosted.dice is not None:
        seats = [hosted.seats[seat] for seat in dealer.giving(hosted) if seat < len(hosted.seats)]
        if asked := hosted.dice.to_ask(turn, [seat.chain for seat in seats if seat.chain is not None]):
            return [log.Asked(turn, asked)]
    return [] if hosted.house.dice is DiceFrom.BY_HAND else [rolled(hosted, dealer)]


def gather(
    hosted: Hosted, turn: int, links: Mapping[int, str], dealer: Dealer, *, is_final: bool
) -> list[log.AnyEvent]:
    """Take links that were given for a turn, and roll once all are there; with `is_final`, in any case.

    Their chains have accepted the links. Nothing happens if they are not being gathered any more.
    """
    game, dice = hosted.game, hosted.dice
    if game is None or game.ended or dice is None or dice.asked is None or turn != game.turns + 1:
        return []
    happened: list[log.AnyEvent] = []
    due = dice.due
    if fresh := {place: link for place, link in links.items() if place in due}:
        happened.append(log.Linked(turn, fresh))
        hosted = apply(hosted, happened[0])
    assert hosted.dice is not None
    if hosted.house.dice is not DiceFrom.BY_HAND and (is_final or hosted.dice.is_gathered()):
        happened.append(rolled(hosted, dealer))
    return happened


def rolled(hosted: Hosted, dealer: Dealer, typed: Roll | None = None, by: int | None = None) -> log.Rolled:
    """The roll of the next turn, drawn or typed, with the exchange that it leads to."""
    game = hosted.game
    assert game is not None
    turn = game.turns + 1
    draws = draws_of(hosted, dealer, hosted.dice.rolled(turn) if hosted.dice else None)
    roll = typed or draws.roll(turn)
    swaps = not game.solo and game.is_danger_roll(roll)
    return log.Rolled(turn, roll, draws.exchange(turn, len(game.seats), game.paper) if swaps else None, by)


def draws_of(hosted: Hosted, dealer: Dealer, dice: ChainState | None = None) -> Draws:
    """The draws of the turns that are rolled; with the state after the next roll, those of that one too."""
    dice = dice or hosted.dice
    if hosted.is_run:
        return KnownDraws(dealer.seed, rolls=read_rolls(hosted.created.rolls))
    if dice is None:
        return SeedDraws(dealer.seed, bytes.fromhex(hosted.entropy))
    root = _root(dealer.seed)
    return ChainDraws(dice.base, dice.chains, lambda turn: link_from_root(root, turn))


def ended(hosted: Hosted, clause: str, dealer: Dealer) -> log.Ended:
    """The end of the game: with it the server publishes its links, and signs the record. The seed of a challenge stays
    secret, as others have yet to play it."""
    if hosted.is_run:
        return log.Ended(clause, "")
    if hosted.dice is None:
        return log.Ended(clause, dealer.seed.hex())
    assert hosted.game is not None
    link = link_from_root(_root(dealer.seed), min(hosted.game.turns, LINKS))
    unsigned = log.Ended(clause, "", link)
    text = signed_text(apply(hosted, unsigned).record())
    return log.Ended(clause, "", link, sign(_signing_secret(dealer.seed), text))


def _root(seed: bytes) -> bytes:
    return hmac.digest(seed, b"chain", "sha256")


def _signing_secret(seed: bytes) -> bytes:
    return hmac.digest(seed, b"signature", "sha256")

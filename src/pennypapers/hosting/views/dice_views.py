"""Makes messages about the dice of a hosted table: what is fixed, and whose links are asked for or missing."""

from __future__ import annotations

from ..hosted import Hosted
from ..protocol import messages as wire


def dice_view(hosted: Hosted) -> wire.DiceView | None:
    """All that is fixed so far; None at a table of version 1."""
    created, dice = hosted.created, hosted.dice
    if not created.anchor:
        return None
    if dice is None:
        return wire.DiceView(created.anchor, created.key, created.asks_each_roll)
    chains = tuple(wire.ChainView(chain.name, chain.anchor, chain.since) for chain in dice.chains)
    return wire.DiceView(created.anchor, created.key, dice.each_roll, dice.seal, chains)


def reveal_view(hosted: Hosted) -> wire.RevealView | None:
    """Whose links are being gathered; None if nobody's are."""
    game, dice = hosted.game, hosted.dice
    if game is None or dice is None or dice.asked is None:
        return None
    return wire.RevealView(game.turns + 1, dice.asked)


def missing_links(hosted: Hosted, turn: int) -> tuple[int, ...]:
    """The chains that were asked in vain for the roll of a turn."""
    chains = hosted.dice.chains if hosted.dice else ()
    return tuple(place for place, chain in enumerate(chains) if chain.missing and chain.missing[-1] == turn)

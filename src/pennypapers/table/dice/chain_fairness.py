"""Verify a record whose dice come from hash chains: its seal, chains, draws and signature."""

from __future__ import annotations

from collections.abc import Iterator

from ...notation.record import Record
from ...rules.house import DiceFrom
from .chain_draws import ChainDraws, base_of
from .chain_record import ChainHeaders, read_chains, sealed_of, signed_text
from .chains import LINKS, Chain, earlier_link
from .check import Check
from .draw_checks import draw_checks
from .signature import is_signed


def check_chains(record: Record) -> list[Check]:
    """Every check of such a record, in order; TextError if its headers cannot be read."""
    headers = read_chains(record)
    checks = [Check("sealed.good" if headers.seal == sealed_of(record, headers).seal else "sealed.wrong")]
    for chain in headers.chains:
        checks += _chain(chain, len(record.turns))
    checks += _shared(record, headers)
    server = headers.server_chain
    if server is None:
        return [*checks, Check("server.none"), Check("signed.none")]
    due = min(len(record.turns), LINKS)
    checks.append(Check("server.good" if server.at == due and _is_whole(server) else "server.wrong"))
    draws = ChainDraws(
        base_of(headers.seal, headers.chains), headers.chains, lambda turn: server.link_of(min(turn, server.at))
    )
    checks += draw_checks(record, draws)
    return [*checks, _signature(record, headers)]


def _chain(chain: Chain, turns: int) -> Iterator[Check]:
    player = {"player": chain.name}
    if not _is_whole(chain):
        yield Check("chain.wrong", facts=player)
        return
    if any(not chain.is_rested(roll) for roll in range(chain.since, chain.at + 1) if chain.counts_in(roll)):
        yield Check("chain.rested", facts=player)
    count = sum(chain.counts_in(roll) for roll in range(1, turns + 1))
    yield Check("chain.good", facts={**player, "count": str(count)})
    if chain.missing:
        yield Check("chain.silent", facts={**player, "turns": ", ".join(map(str, chain.missing))})


def _shared(record: Record, headers: ChainHeaders) -> Iterator[Check]:
    """What is said where no device added to a roll that is made of everybody's links."""
    if record.house.dice is DiceFrom.BY_HAND or not record.turns:
        return
    turns = [turn.number for turn in record.turns]
    without = [number for number in turns if not any(chain.counts_in(number) for chain in headers.chains)]
    if without == turns:
        yield Check("links.none")
    elif without and headers.each_roll:
        yield Check("links.turns", facts={"turns": ", ".join(map(str, without))})


def _is_whole(chain: Chain) -> bool:
    """Whether the newest link leads back to the anchor."""
    return earlier_link(chain.link, chain.at) == chain.anchor


def _signature(record: Record, headers: ChainHeaders) -> Check:
    if headers.signature is None:
        return Check("signed.none")
    return Check("signed.good" if is_signed(headers.key, signed_text(record), headers.signature) else "signed.wrong")

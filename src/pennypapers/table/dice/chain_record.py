"""The headers with which a record carries its chains, its seal and its signature, written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ...errors import InvalidText, TextError
from ...notation.layout import CARRIED
from ...notation.names import clean_name
from ...notation.record import Record, write_record
from ..splice import LATE, read_late
from .chains import LINKS, MOST_CHAINS, Chain, is_link, ranges_text, read_ranges
from .seal import Sealed, links_text

DICE, TABLE, SERVER, SEAL, CHAINS = "x-dice", "x-table", "x-server", "x-seal", "x-chains"
SERVER_LINK, SIGNATURE, PAPER = "x-server-link", "x-signature", "x-paper"
VERSION = "2"


@dataclass(frozen=True, slots=True)
class ChainHeaders:
    """What a record says of its chains. The server's newest link and the signature come when the game is over."""

    code: str
    each_roll: bool
    server: str
    key: str
    seal: str
    chains: tuple[Chain, ...]
    server_chain: Chain | None = None
    signature: str | None = None

    def as_headers(self) -> dict[str, str]:
        headers = {
            DICE: f"{VERSION} {links_text(each_roll=self.each_roll)}",
            TABLE: self.code,
            SERVER: f"{self.server} {self.key}",
            SEAL: self.seal,
            CHAINS: ", ".join(map(_chain_text, self.chains)),
        }
        if self.server_chain is not None:
            headers[SERVER_LINK] = f"{self.server_chain.at} {self.server_chain.link}"
        if self.signature is not None:
            headers[SIGNATURE] = self.signature
        return {name: value for name, value in headers.items() if value}


def has_chains(record: Record) -> bool:
    """Whether the dice of a record come from chains."""
    return DICE in record.extras


def read_chains(record: Record) -> ChainHeaders:
    """The headers of a record; TextError if one is missing or cannot be read."""
    extras = record.extras
    try:
        version, links = extras[DICE].split(" ")
        server, key = extras[SERVER].split(" ")
        if version != VERSION or links not in ("each", "first") or not (is_link(server) and is_link(key)):
            raise ValueError(f"'{DICE}: {extras[DICE]}' is unknown here")
        pieces = extras[CHAINS].split(",") if CHAINS in extras else []
        if len(pieces) > MOST_CHAINS:
            raise ValueError(f"a record has at most {MOST_CHAINS} chains")
        chains = tuple(_read_chain(piece.strip(" \t"), len(record.turns)) for piece in pieces)
        server_chain = _read_server(server, extras[SERVER_LINK]) if SERVER_LINK in extras else None
        return ChainHeaders(
            extras[TABLE], links == "each", server, key, extras[SEAL], chains, server_chain, extras.get(SIGNATURE)
        )
    except KeyError as missing:
        raise TextError(1, InvalidText("text.no_seed", header=missing.args[0])) from None
    except ValueError as error:
        raise TextError(1, InvalidText("text.dice_headers", header=DICE, why=error)) from None


def sealed_of(record: Record, headers: ChainHeaders) -> Sealed:
    """What the seal of a record must cover: the players of the start, with the anchors of that time."""
    late = {name for name, _ in late_of(record)}
    anchors = {chain.name: chain.anchor for chain in headers.chains if chain.since == 1}
    return Sealed(
        headers.code,
        record.layout,
        str(record.house),
        headers.each_roll,
        headers.server,
        headers.key,
        [(name, anchors.get(name)) for name in record.players if name not in late],
        paper_of(record),
    )


def signed_text(record: Record) -> str:
    """The text that a signature covers: the whole record but the signature, and the layout, which the seal covers."""
    return write_record(with_headers(record, {SIGNATURE: None, CARRIED: None}))


def with_headers(record: Record, changed: Mapping[str, str | None]) -> Record:
    """A record with other `x-` headers; None leaves one out."""
    extras = {**record.extras, **changed}
    return replace(record, extras={name: value for name, value in extras.items() if value is not None})


def late_of(record: Record) -> Sequence[tuple[str, int]]:
    """Who came late, and how many turns were closed when they joined, in the order of joining."""
    if LATE not in record.extras:
        return []
    try:
        late = read_late(record.extras[LATE])
    except ValueError as error:
        raise TextError(1, InvalidText("text.late", header=LATE, why=error)) from None
    names, turns = [name for name, _ in late], [turn for _, turn in late]
    if record.players[2:][-len(late) :] != tuple(names):
        raise TextError(1, InvalidText("text.late_names", header=LATE))
    if turns != sorted(turns) or turns[-1] > len(record.turns):
        raise TextError(1, InvalidText("text.late_turns", header=LATE, turns=len(record.turns)))
    return late


def paper_of(record: Record) -> list[str]:
    """The players on paper, who have no entries."""
    if PAPER not in record.extras:
        return []
    try:
        return [clean_name(name) for name in record.extras[PAPER].split(",")]
    except InvalidText as error:
        raise TextError(1, error) from None


def _chain_text(chain: Chain) -> str:
    """`ana 1 ANCHOR 9 LINK - 4`: name, first roll, anchor, newest link, rolls away, rolls asked in vain."""
    silence = f"{ranges_text(chain.away)} {ranges_text(chain.missing)}"
    return f"{chain.name} {chain.since} {chain.anchor} {chain.at} {chain.link or chain.anchor} {silence}"


def _read_chain(text: str, turns: int) -> Chain:
    name, since, anchor, at, link, away, missing = text.rsplit(" ", 6)
    chain = Chain(clean_name(name), anchor, int(since), int(at), link)
    if not (is_link(anchor) and is_link(link) and chain.since >= 1 and 0 <= chain.at <= LINKS):
        raise ValueError(f"'{text[:60]}' is no chain")
    most = max(turns, LINKS)
    return replace(chain, away=read_ranges(away, most), missing=read_ranges(missing, most))


def _read_server(anchor: str, text: str) -> Chain:
    at, _, link = text.partition(" ")
    if not (is_link(link) and at.isdecimal() and 0 < int(at) <= LINKS):
        raise ValueError(f"'{SERVER_LINK}:' is a number and a link")
    return Chain("", anchor, 1, int(at), link)

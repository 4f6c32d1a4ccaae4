"""Game records as text: read and write headers and turns. Whether turns are legal is checked by `table.replay`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..errors import InvalidText, RuleBroken, TextError
from ..rules.adventure import MOST_SEATS, Adventure
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import read_adventure
from ..rules.mark import Mark, parse_marks
from ..rules.text import Headers, Line, header, lines
from .layout import ReadFile, find_layout
from .names import clean_name, clean_names

HEADERS = ("adventure", "layout", "mode", "players", "options")
MODES = ("table", "solo")


@dataclass(frozen=True, slots=True)
class Entry:
    """What one player did in a turn: on their own sheet, or in a danger turn on the `owner`'s."""

    player: str
    marks: tuple[Mark, ...]
    owner: str | None = None

    def __str__(self) -> str:
        holder = self.player if self.owner is None else f"{self.player}>{self.owner}"
        return f"{holder}: {' '.join(map(str, self.marks))}"


@dataclass(frozen=True, slots=True)
class RecordTurn:
    """A roll and the entries of all players. `line` is its line in the text it was read from, else 0."""

    number: int
    roll: Roll
    entries: tuple[Entry, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game as it happened. `failure` is where reading its turns had to stop; what came before is good text.

    `str()` of it is the text of a `*.game` file.
    """

    adventure: Adventure
    layout: Layout
    layout_ref: str
    players: tuple[str, ...]
    house: HouseRules = field(default_factory=HouseRules)
    extras: Mapping[str, str] = field(default_factory=dict)
    turns: tuple[RecordTurn, ...] = ()
    failure: TextError | None = field(default=None, compare=False)

    @property
    def solo(self) -> bool:
        """G11: a game of one player is a solo game."""
        return len(self.players) == 1

    def __hash__(self) -> int:
        extras = frozenset(self.extras.items())
        return hash((self.adventure.key, self.layout, self.layout_ref, self.players, self.house, extras, self.turns))

    def __str__(self) -> str:
        return write_record(self)

    def __repr__(self) -> str:
        where = f"{self.adventure.key} {self.layout.name}"
        return f"<Record {where}: {', '.join(self.players)}, {len(self.turns)} turns>"


def read_record(text: str, read_file: ReadFile) -> Record:
    """A record from its text. A fault in the headers is raised, one in a turn is kept as the record's failure."""
    headers = Headers(HEADERS)
    source = list(lines(text))
    first = next((i for i, line in enumerate(source) if line.text[0] in "0123456789"), len(source))
    for line in source[:first]:
        headers.add(line)
    rules = read_adventure(headers)
    layout = find_layout(headers, rules, read_file)
    players = _players(headers)
    turns: list[RecordTurn] = []
    failure = None
    for line in source[first:]:
        try:
            turns.append(read_turn(line, len(turns) + 1, players))
        except TextError as error:
            failure = error
            break
    return Record(
        rules, layout, headers["layout"], players, read_house(headers), headers.extras(), tuple(turns), failure
    )


def read_turn(line: Line, number: int, players: tuple[str, ...]) -> RecordTurn:
    """One turn's line: `3. 1 D 4 | ana: c1=5 | ben: e3=5 d2x`."""
    head, *pieces = line.text.split("|")
    found, _, dice = head.replace("\t", " ").strip(" ").partition(" ")
    if found != f"{number}.":
        raise TextError(line.number, InvalidText("text.turn", turn=number, found=repr(found[:20])))
    try:
        roll = Roll.parse(dice)
    except RuleBroken as broken:
        raise TextError(line.number, broken) from None
    entries: list[Entry] = []
    for piece in pieces:
        entry = _entry(piece, line, players)
        if any(other.player == entry.player for other in entries):
            raise TextError(line.number, InvalidText("text.two_entries"), player=entry.player)
        entries.append(entry)
    return RecordTurn(number, roll, tuple(entries), line.number)


def write_record(record: Record) -> str:
    """The text of a record; reading it gives the same record."""
    head = [
        header("adventure", record.adventure.key),
        header("layout", record.layout_ref),
        header("mode", "solo" if record.solo else "table"),
        header("players", ", ".join(record.players)),
    ]
    if options := str(record.house):
        head.append(header("options", options))
    head += [header(key, value) for key, value in record.extras.items()]
    return "\n".join([*head, "", *map(write_turn, record.turns)]) + "\n"


def write_turn(turn: RecordTurn) -> str:
    return " | ".join([f"{turn.number}. {turn.roll}", *map(str, turn.entries)])


def _players(headers: Headers) -> tuple[str, ...]:
    try:
        players = clean_names(headers["players"])
    except InvalidText as error:
        raise TextError(headers.line("players"), error) from None
    if len(players) > MOST_SEATS:
        raise TextError(headers.line("players"), RuleBroken("G1.count", count=len(players)))
    mode = headers["mode"] if "mode" in headers else MODES[0]
    if mode not in MODES:
        raise TextError(headers.line("mode"), InvalidText("text.mode", choices=" ".join(MODES), mode=repr(mode)))
    if (mode == "solo") != (len(players) == 1):
        code = "G11.table" if mode == "solo" else "G11.solo"
        raise TextError(headers.line("mode", "players"), RuleBroken(code, count=len(players)))
    return players


def read_house(headers: Headers) -> HouseRules:
    try:
        return HouseRules.parse(headers.get("options") or "")
    except InvalidText as error:
        raise TextError(headers.line("options"), error) from None


def _entry(piece: str, line: Line, players: tuple[str, ...]) -> Entry:
    who, colon, written = piece.partition(":")
    if not colon:
        raise TextError(line.number, InvalidText("text.colon", text=repr(piece.strip()[:40])))
    holder, swap, owner = who.partition(">")
    player = _player(holder, line, players)
    try:
        marks = parse_marks(written)
    except InvalidText as error:
        raise TextError(line.number, error, player=player) from None
    return Entry(player, marks, _player(owner, line, players, by=player) if swap else None)


def _player(text: str, line: Line, players: tuple[str, ...], by: str | None = None) -> str:
    """A player of this table by name; `by` is the player whose entry is being read, for the error."""
    try:
        name = clean_name(text)
    except InvalidText as error:
        raise TextError(line.number, error, player=by) from None
    if name not in players:
        raise TextError(line.number, InvalidText("text.nobody", name=repr(name)), player=by)
    return name

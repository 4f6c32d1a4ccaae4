"""Games for the coach to analyse, and the identity that holds for each analysis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from pennypapers import Game
from pennypapers.bots import bot
from pennypapers.coach.analysis import PlayerAnalysis
from pennypapers.notation.record import Record
from pennypapers.rules import HouseRules, Layout, read_layout
from pennypapers.rules.mark import Mark
from pennypapers.table import Commit, RollDice, Table, evolve, open_table, perform, replay

ADVENTURES = ("temple", "island", "valley")
FEW = 16
"""Play-outs, so that a test is quick."""

SMALL = {
    "temple": "adventure: temple\nname: small\ngrid:\n  o o D o\n  D o o o\n",
    "island": "adventure: island\nname: small\ngrid:\n"
    "  ~ ~ ~ ~ ~\n  ~ o o o ~\n  ~ o ^ o ~\n  ~ o o o ~\n  ~ ~ ~ ~ ~\n",
    "valley": "adventure: valley\nname: small\ngrid:\n  o o o o\n  o o o o\n  o o o o\n",
}


def played(
    key: str,
    *,
    seed: int = 4,
    names: Sequence[str] = ("Ana",),
    who: str = "tourist",
    house: str = "",
    layout: str | None = None,
) -> Record:
    """A whole game between bots on a small layout."""
    drawn = read_layout(SMALL[key] if layout is None else layout)
    game = Game(key, players=list(names), seed=seed, layout=drawn, house=HouseRules.parse(house))
    luck = Random(seed)
    while not game.is_over:
        game.play(bot(who).turn(game.position(), luck))
    return game.record()


def hundredths(stars: float) -> int:
    found = round(100 * stars)
    assert abs(found / 100 - stars) < 1e-9, "amounts are rounded to hundredths"
    return found


def assert_adds_up(player: PlayerAnalysis) -> None:
    """The identity holds to the last hundredth, for the game and for every single turn."""
    before = hundredths(player.start)
    for turn in player.turns:
        after = before + hundredths(turn.luck) - hundredths(turn.loss) + hundredths(turn.neighbours)
        assert after == hundredths(turn.value)
        before = after
    assert before == hundredths(player.final)


def stars_of(record: Record) -> list[int]:
    return [record.adventure.score(sheet).total for sheet in replay(record).table.sheets]


def game_of(layout: Layout, turns: Sequence[str]) -> Record:
    """A solo game with these rolls and marks."""
    game = Game(layout.adventure, players=["Ana"], layout=layout, rolls=[turn.split(":")[0] for turn in turns])
    for turn in turns:
        game.play(turn.split(": ")[1])
    return game.record()


def turns_of(record: Record) -> Iterator[tuple[Table, Table, tuple[Mark, ...]]]:
    """For each turn of a solo game the table before it, with its roll, and the marks that were made."""
    table = evolve(None, open_table(record.adventure, record.layout, record.players, house=record.house))
    for turn in record.turns:
        rolled, _ = perform(table, RollDice(turn.roll))
        yield table, rolled, turn.entries[0].marks
        table, _ = perform(rolled, Commit(0, turn.entries[0].marks))

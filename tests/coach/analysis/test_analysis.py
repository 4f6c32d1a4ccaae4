"""The analysis of a game: it adds up, is the same every time, and its values are those of the policy's play-outs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np
import pytest

from pennypapers import Game
from pennypapers.bots import bot
from pennypapers.coach.analysis import Analysis, PlayerAnalysis, Progress, analyse, analysing
from pennypapers.coach.analysis.choice import Option, choose, measure
from pennypapers.coach.analysis.estimator import Difference, Estimator, Samples, Spot
from pennypapers.coach.analysis.game import DRIFT
from pennypapers.coach.analysis.work import Work
from pennypapers.errors import InvalidText, PennyError, TextError
from pennypapers.notation.record import Entry, Record
from pennypapers.rules import HouseRules, Layout, adventure, parse_mark, read_layout
from pennypapers.rules.dice import Roll, all_rolls
from pennypapers.rules.mark import Mark
from pennypapers.table import Commit, RollDice, Table, evolve, open_table, perform, replay

ADVENTURES = ("temple", "island", "valley")
FEW = 16
"""Play-outs, so that a test is quick."""

TINY = {
    "temple": "adventure: temple\nname: tiny\ngrid:\n  o D\n  o o\n",
    "island": "adventure: island\nname: tiny\ngrid:\n  ~ ~ ~\n  ~ o ~\n  ~ o ~\n  ~ ~ ~\n",
    "valley": "adventure: valley\nname: tiny\ngrid:\n  o o o\n",
}
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


@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Ben"], ["Ana", "Ben", "Cleo"]], ids=len)
@pytest.mark.parametrize("key", ADVENTURES)
def test_every_game_adds_up_to_its_final_stars(key: str, names: list[str]) -> None:
    for seed in range(3):
        record = played(key, seed=seed, names=names)
        found = analyse(record, playouts=FEW)
        assert [player.final for player in found.players] == stars_of(record)
        assert found.mode == ("solo" if len(names) == 1 else "table")
        assert found.over
        for player in found.players:
            assert len(player.turns) == found.turns == len(record.turns)
            assert_adds_up(player)


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_game_on_the_printed_layout_adds_up(key: str) -> None:
    game, luck = Game(key, players=["Ana"], seed=1), Random(1)
    while not game.is_over:
        game.play(bot("tourist").turn(game.position(), luck))
    found = analyse(game.record(), playouts=8)
    assert_adds_up(found.players[0])
    assert found.players[0].final == stars_of(game.record())[0]


@pytest.mark.parametrize("key", ADVENTURES)
def test_an_unfinished_game_ends_with_what_is_expected(key: str) -> None:
    record = played(key, seed=2)
    whole, part = analyse(record, playouts=FEW), analyse(replace(record, turns=record.turns[:3]), playouts=FEW)
    assert not part.over
    assert part.players[0].turns == whole.players[0].turns[:3]
    assert part.players[0].final == part.players[0].turns[-1].value
    assert_adds_up(part.players[0])


@pytest.mark.parametrize(
    ("key", "house"),
    [
        ("temple", "no_door=pass"),
        ("temple", "crossing=manual"),
        ("island", "crossing=manual"),
        ("valley", "valley_growth=buildings_too"),
    ],
)
def test_games_with_house_rules_add_up(key: str, house: str) -> None:
    for names in (["Ana"], ["Ana", "Ben"]):
        record = played(key, house=house, names=names)
        for player in analyse(record, playouts=FEW).players:
            assert_adds_up(player)


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_same_record_gives_the_same_analysis(key: str) -> None:
    record = played(key, names=["Ana", "Ben"])
    assert analyse(record, playouts=FEW) == analyse(record, playouts=FEW)


def test_the_expected_stars_at_the_start_are_those_of_the_layout() -> None:
    one, other = (analyse(played("island", seed=seed), playouts=FEW).players[0] for seed in (1, 2))
    assert one.start == other.start


def test_some_players_alone_have_the_analysis_that_they_have_among_all() -> None:
    record = played("island", names=["Ana", "Ben", "Cleo"])
    assert analyse(record, playouts=FEW, players=["Ben"]).players == (analyse(record, playouts=FEW).players[1],)


def test_a_danger_that_a_neighbour_drew_is_no_choice_of_the_owner() -> None:
    dangers = 0
    for seed in range(6):
        record = played("temple", seed=seed, names=["Ana", "Ben"])
        for name, player in zip(record.players, analyse(record, playouts=FEW).players, strict=True):
            for turn, entry in zip(player.turns, record.turns, strict=True):
                drawn = [each for each in entry.entries if each.owner == name]
                assert turn.facts.by == (drawn[0].player if drawn else None)
                if drawn:
                    dangers += 1
                    assert turn.loss == 0
                    assert turn.is_best
                    assert turn.facts.forced
                    assert turn.played == str(drawn[0].marks[0])
                else:
                    assert turn.neighbours == 0
    assert dangers > 0


def test_a_neighbour_who_draws_where_it_hurts_less_is_kind() -> None:
    """Measured against the worst place, which the play-outs expect."""
    found = [
        turn.neighbours
        for seed in range(8)
        for player in analyse(played("temple", seed=seed, names=["Ana", "Ben"]), playouts=64).players
        for turn in player.turns
        if turn.facts.by
    ]
    assert sum(found) > 0


def test_the_danger_of_a_solo_game_is_a_choice() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["2 3 !: b1=!", "1 2 5: a1=1", "3 4 5: c1=5"])
    danger = analyse(record, playouts=FEW).players[0].turns[0]
    assert danger.facts.by is None
    assert not danger.facts.forced
    assert danger.neighbours == 0
    assert len(danger.alternatives) == 3


# -- values that can be worked out ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ADVENTURES)
def test_on_a_tiny_layout_the_values_are_those_of_the_policy(key: str) -> None:
    """The expectation over all dice of all turns is worked out with the readable rules and the policy's choices."""
    layout = read_layout(TINY[key])
    estimator = Estimator(layout, HouseRules(), alone=True, rows=216 * 8)
    rules = adventure(key)

    @cache
    def expected(table: Table) -> float:
        if table.ended:
            return rules.score(table.sheets[0]).total
        return sum(expected(policy(perform(table, RollDice(roll))[0])) for roll in all_rolls()) / len(all_rolls())

    def policy(table: Table) -> Table:
        (marks,) = estimator.candidates(table.draft(0), [], table.turns + 1, 1, hurts=False)
        return perform(table, Commit(0, marks))[0]

    start = evolve(None, open_table(rules, layout, ["you"]))
    rolled, _ = perform(start, RollDice(Roll.parse("2 3 4")))
    table = start if key != "valley" else policy(rolled)
    spot = Spot(table.sheets[0], table.before, table.turns, len(table.sheets[0].empty()))
    stars = Samples(estimator, spot).stars(0, estimator.rows)
    error = float(np.std(stars)) / len(stars) ** 0.5
    assert abs(float(stars.mean()) - expected(table)) <= 4 * error + 1e-9


def test_a_last_turn_is_worth_what_is_on_the_sheet() -> None:
    """With one space left in a solo Temple, the values of all turns are their stars, and the loss is exact."""
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 1 2: a1=1", "1 2 5: b1=2", "3 4 5: c1=5"])
    turn = analyse(record, playouts=FEW).players[0].turns[-1]
    assert (turn.value, turn.loss, turn.error) == (2.0, 1.0, 0.0)
    assert (turn.alternatives[0].marks, turn.alternatives[0].value) == ("c1=3", 3.0)
    assert not turn.is_best
    assert not turn.facts.mistake, "one star is not more than one star"


def test_a_forced_turn_loses_nothing() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 1 2: a1=1", "1 2 5: b1=2", "3 4 !: c1=!"])
    turn = analyse(record, playouts=FEW).players[0].turns[-1]
    assert turn.facts.forced
    assert (turn.loss, turn.error, turn.is_best) == (0.0, 0.0, True)


def test_turns_that_are_equally_good_are_all_best() -> None:
    """In the middle of nowhere the last number can make nothing: whatever is written is best."""
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o - o\n")
    for mark in ("c1=1", "c1=2", "c1=3"):
        record = game_of(layout, ["1 1 2: a1=1", f"1 1 2: {mark}"])
        turn = analyse(record, playouts=FEW).players[0].turns[-1]
        assert turn.is_best
        assert (turn.loss, turn.error) == (0.0, 0.0)
        assert turn.alternatives[0].marks == mark
        assert not turn.facts.mistake


def test_a_clear_loss_of_more_than_a_star_is_a_mistake_and_says_what_was_missed() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 3 5: a1=3", "1 3 5: b1=3", "3 4 5: c1=5"])
    player = analyse(record, playouts=FEW).players[0]
    turn = player.turns[-1]
    assert (turn.loss, turn.facts.mistake, turn.is_best) == (3.0, True, False)
    assert turn.facts.missed == {"groups": 3.0}
    assert player.cards.again is not None
    assert (player.cards.again.turn, player.cards.again.better) == (3, "c1=3")


def test_the_order_of_treasures_is_the_owners_choice() -> None:
    """A turn that notes treasures in another way than the policy would is compared with it and not refused."""
    for seed in range(30):
        record = played("island", seed=seed)
        assert_adds_up(analyse(record, playouts=8).players[0])


def test_facts_say_what_the_turn_earned() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 3 5: a1=3", "1 3 5: b1=3", "3 4 5: c1=3"])
    facts = analyse(record, playouts=FEW).players[0].turns[-1].facts
    assert facts.earned == {"groups": 3}
    assert facts.clauses == ("T10",)
    assert facts.margin > 0


# -- the winner's curse ---------------------------------------------------------------------------------------


class Drawn:
    """Samples of turns that are all equally good: noise round ten stars."""

    def __init__(self, seed: int, rows: int) -> None:
        noise = np.random.default_rng(seed).integers(-8, 9, rows)
        self.rows = 10 + noise

    def stars(self, first: int, last: int) -> object:
        return self.rows[first:last]

    def mean_parts(self, first: int, last: int) -> object:
        return np.array([self.rows[first:last].mean()])


def test_a_loss_is_measured_on_other_playouts_than_those_that_chose() -> None:
    """Twelve turns are equally good. On the play-outs that chose, the one that was played seems to lose; on the others
    the losses of many choices are about nothing."""
    work, same, split = Work(64), [], []
    for seed in range(60):
        options = [Option((parse_mark(f"a{at + 1}=1"),), Drawn(100 * seed + at, work.rows)) for at in range(12)]  # type: ignore[arg-type]
        now, *others = options
        best = choose(now, others, work)[0]
        same.append(Difference.of(best.samples, now.samples, 0, work.choosing).stars)
        split.append(measure(now, others, work).loss.stars)
    assert np.mean(same) > 1.0
    assert abs(float(np.mean(split))) < 0.4


def test_a_strong_player_seems_to_lose_more_on_the_playouts_that_chose() -> None:
    """The same with a real game of Voyager: summed over the game, the losses on split play-outs are smaller."""
    record = played("island", who="voyager", seed=5)
    game = replay(record)
    work, same, split = Work(32), 0.0, 0.0
    estimator = Estimator(record.layout, record.house, alone=True, rows=work.rows)
    for table, rolled, marks in turns_of(record):
        draft = rolled.draft(0).add_all(marks).commit()
        options: list[Option] = []
        for each in [marks, *estimator.candidates(rolled.draft(0), [], table.turns + 1, 12, hurts=False)]:
            whole = rolled.draft(0).add_all(each).commit()
            if not options or whole.sheet != draft.sheet:
                spot = Spot(whole.sheet, whole.filled, table.turns + 1, len(whole.sheet.empty()))
                options.append(Option(whole.marks, Samples(estimator, spot)))
        now, *others = options
        best = choose(now, others, work)[0]
        same += Difference.of(best.samples, now.samples, 0, work.choosing).stars
        split += measure(now, others, work).loss.stars
    assert game.table.ended
    assert same > split


# -- progress, and what cannot be analysed --------------------------------------------------------------------


def test_progress_is_told_turn_by_turn_and_an_analysis_can_be_given_up() -> None:
    record = played("temple", names=["Ana", "Ben"])
    told: list[Progress] = []
    whole = analyse(record, playouts=FEW, progress=told.append)
    total = 2 * len(record.turns)
    assert told == [Progress(done, total) for done in range(1, total + 1)]
    steps = analysing(record, playouts=FEW)
    assert next(steps) == Progress(1, total)
    steps.close()
    with pytest.raises(StopIteration):
        next(steps)
    assert isinstance(whole, Analysis)


def test_what_progress_raises_ends_the_analysis() -> None:
    class EnoughError(Exception):
        pass

    def stop(progress: Progress) -> None:
        raise EnoughError(progress)

    with pytest.raises(EnoughError):
        analyse(played("temple"), playouts=FEW, progress=stop)


def test_a_game_without_turns_is_refused() -> None:
    with pytest.raises(InvalidText) as refused:
        analyse(replace(played("temple"), turns=()))
    assert refused.value.code == "analysis.empty"


def test_a_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(InvalidText):
        analyse(played("temple"), players=["Zoe"])


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = played("temple")
    first = record.turns[0]
    wrong = replace(first, entries=(Entry("Ana", (parse_mark("z9=1"),)),))
    with pytest.raises(TextError):
        analyse(replace(record, turns=(wrong, *record.turns[1:])))


def test_a_layout_too_large_for_the_kernels_is_refused() -> None:
    rows = "\n".join("  " + " ".join("o" * 9) for _ in range(8))
    layout = read_layout(f"adventure: temple\nname: large\ngrid:\n{rows}\n")
    with pytest.raises(PennyError, match="large"):
        analyse(game_of(layout, ["1 1 2: a1=1"]), playouts=FEW)


def test_every_adventure_with_compiled_bots_is_analysed() -> None:
    from pennypapers.bots.compiled_bots import COMPILED_BOTS
    from pennypapers.coach.analysis.analyse import PLAYOUTS as COUNTS
    from pennypapers.coach.analysis.playouts import PLAYOUTS

    assert set(PLAYOUTS) == set(COUNTS) == set(DRIFT) == set(COMPILED_BOTS)


@pytest.mark.parametrize("playouts", [-1, 0, 7, 10_001])
def test_too_few_or_too_many_playouts_are_refused(playouts: int) -> None:
    with pytest.raises(PennyError, match=str(playouts)):
        analyse(played("temple"), playouts=playouts)


def test_the_command_takes_as_many_playouts_as_the_library() -> None:
    from pennypapers.cli import amounts
    from pennypapers.coach.analysis.analyse import LEAST_PLAYOUTS, MOST_PLAYOUTS

    assert (amounts.LEAST_PLAYOUTS, amounts.MOST_PLAYOUTS) == (LEAST_PLAYOUTS, MOST_PLAYOUTS)


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

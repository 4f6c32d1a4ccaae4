"""What the clauses say of a table: seats, one roll for all, the exchange, ink, winners and solo games."""

from __future__ import annotations

from collections import Counter

import pytest
from support.drawn import layout, sheet

from pennypapers.errors import RuleBroken
from pennypapers.rules import ADVENTURES, Rank, Roll, Sheet, adventure, parse_marks
from pennypapers.table import Commit, RollDice, Table, decide, draw_exchange, evolve, open_table, perform, result

EVERY_ADVENTURE = pytest.mark.parametrize("key", ADVENTURES)

PRINTED = {
    "temple": "o o o o|o o o D",
    "island": "~ o o o o|~ o o o o",
    "valley": "o o o o|o o o o",
}


def table(key: str, *seats: str, printed: str = "") -> Table:
    return evolve(None, open_table(adventure(key), layout(key, printed or PRINTED[key]), seats))


def rolled(at: Table, roll: str, exchange: tuple[int, ...] | None = None) -> Table:
    return _after(at, RollDice(Roll.parse(roll), exchange))


def inked(at: Table, *turns: str) -> Table:
    """Every seat that has not inked yet inks one of these turns, in order."""
    for seat, marks in zip(at.waiting, turns, strict=False):
        at = _after(at, Commit(seat, parse_marks(marks)))
    return at


def ended(key: str, drawings: dict[str, Sheet], clause: str) -> Table:
    first, *_ = drawings.values()
    opened = table(key, *drawings)
    return Table(adventure(key), first.layout, opened.seats, opened.house, tuple(drawings.values()), 9, ended=clause)


def clause_of(at: Table, command: RollDice | Commit) -> str:
    with pytest.raises(RuleBroken) as broken:
        decide(at, command)
    assert broken.value.sentence
    return broken.value.clause


def _after(at: Table, command: RollDice | Commit) -> Table:
    return perform(at, command)[0]


@pytest.mark.parametrize("count", [1, 2, 100])
def test_G1_from_1_to_100_players_on_the_same_layout(count: int) -> None:
    at = table("temple", *map(str, range(count)))
    assert len(at.sheets) == count
    assert {each.layout for each in at.sheets} == {at.layout}
    assert all(not each.writing for each in at.sheets)


@pytest.mark.parametrize("seats", [(), tuple(map(str, range(101))), ("ana", "ana")])
def test_G1_no_fewer_no_more_and_no_two_of_one_name(seats: tuple[str, ...]) -> None:
    with pytest.raises(RuleBroken) as broken:
        table("temple", *seats)
    assert broken.value.clause == "G1"


@EVERY_ADVENTURE
def test_G3_everyone_uses_the_same_roll(key: str) -> None:
    at = rolled(table(key, "ana", "ben", "cleo"), "2 3 5")
    first, *others = [Counter(map(str, at.draft(seat).options.marks())) for seat in range(3)]
    assert first
    assert all(other == first for other in others)


def test_G3_the_next_roll_comes_when_everyone_has_finished() -> None:
    at = inked(rolled(table("temple", "ana", "ben"), "2 3 5"), "a1=2")
    with pytest.raises(RuleBroken) as broken:
        decide(at, RollDice(Roll.parse("1 1 1")))
    assert broken.value.clause == "G3"
    assert "ben" in broken.value.sentence
    assert "ana" not in broken.value.sentence
    assert rolled(inked(at, "b1=3"), "1 1 1").turns == 1


def test_G3_nobody_plays_before_the_roll() -> None:
    assert clause_of(table("temple", "ana", "ben"), Commit(0, parse_marks("a1=2"))) == "G3"


def test_G3_all_play_at_the_same_time_in_any_order() -> None:
    at = rolled(table("temple", "ana", "ben"), "2 3 5")
    ana, ben = (Commit(0, parse_marks("a1=2")), Commit(1, parse_marks("b1=3")))
    assert _after(_after(at, ana), ben).sheets == _after(_after(at, ben), ana).sheets


@EVERY_ADVENTURE
def test_G6_each_draws_on_the_sheet_in_hand_and_it_goes_back(key: str) -> None:
    at = rolled(table(key, "ana", "ben", "cleo"), "2 3 !", (1, 2, 0))
    after = inked(at, "b1=!", "c1=!", "d1=!")
    assert [each.dangers for each in after.sheets] == [("d1",), ("b1",), ("c1",)]


@pytest.mark.parametrize("exchange", [None, (0, 1, 2), (1, 0, 2), (1, 1, 0), (1, 2), (1, 2, 3)])
def test_G6_nobody_holds_their_own_sheet_and_everybody_one(exchange: tuple[int, ...] | None) -> None:
    at = table("temple", "ana", "ben", "cleo")
    assert clause_of(at, RollDice(Roll.parse("2 3 !"), exchange)) == "G6"


def test_G6_no_exchange_without_a_danger_nor_alone() -> None:
    assert clause_of(table("temple", "ana", "ben"), RollDice(Roll.parse("2 3 5"), (1, 0))) == "G6"
    assert clause_of(table("temple", "ana"), RollDice(Roll.parse("2 3 !"), (0,))) == "G6"


def test_G6_the_exchange_is_a_uniform_derangement() -> None:
    drawn = Counter(draw_exchange(bytes(32), b"", turn, 4) for turn in range(9000))
    assert len(drawn) == 9, "four players have nine derangements"
    assert all(seat != owner for exchange in drawn for seat, owner in enumerate(exchange))
    assert all(850 < count < 1150 for count in drawn.values())


def test_G6_alone_the_danger_is_drawn_on_ones_own_sheet() -> None:
    assert inked(rolled(table("temple", "ana"), "2 3 !"), "a1=!").sheets[0].dangers == ("a1",)


def test_G8_a_committed_turn_stays() -> None:
    at = inked(rolled(table("temple", "ana", "ben"), "2 3 5"), "a1=2")
    with pytest.raises(RuleBroken) as broken:
        decide(at, Commit(0, parse_marks("b1=3")))
    assert broken.value.clause == "G8"
    assert "ana" in broken.value.sentence


def test_G8_until_then_a_turn_may_be_revised() -> None:
    at = rolled(table("temple", "ana", "ben"), "2 3 5")
    pencilled = at.draft(0).add_all(parse_marks("a1=2"))
    again = at.draft(0).add_all(parse_marks("b1=10"))
    assert pencilled.sheet != again.sheet
    assert inked(at, "b1=10", "a1=2").sheets[0] == again.sheet


def test_G8_an_illegal_mark_is_refused_with_its_clause_and_changes_nothing() -> None:
    at = rolled(table("temple", "ana", "ben"), "2 D 5")
    assert clause_of(at, Commit(0, parse_marks("a1=2"))) == "T3"
    assert clause_of(at, Commit(0, parse_marks("d2=4"))) == "G4"
    assert at.waiting == (0, 1)


def test_G10_most_stars_win() -> None:
    sheets = {"ana": sheet("temple", "1 2 3 4 5"), "ben": sheet("temple", "1 2 3 4 9")}
    outcome = result(ended("temple", sheets, "T8"))
    assert outcome.winners == ("ana",)
    assert [standing.place for standing in outcome.standings] == [1, 2]


def test_G10_players_still_level_share_the_win() -> None:
    level = sheet("temple", "1 2 3 4 9")
    outcome = result(ended("temple", {"ana": level, "ben": sheet("temple", "1 9 9 9 9"), "cleo": level}, "T8"))
    assert outcome.winners == ("ana", "cleo")
    assert [standing.place for standing in outcome.standings] == [1, 3, 1]


def test_G10_nobody_has_won_before_the_end() -> None:
    assert result(table("temple", "ana", "ben")).winners == ()


LEVEL = {
    "T13": ("temple", sheet("temple", "1 2 3 4 5"), sheet("temple", "7 7 7 8 1")),
    "I18": ("island", sheet("island", "~ .*7 . . ."), sheet("island", "~ .*4 .*3 . .")),
    "V14": (
        "valley",
        sheet("valley", "1 2 3 4 5 H . .", "forest(a1,b1,c1,d1,e1)"),
        sheet("valley", "6 7 8 . . . . .", "mountain(a1,b1,c1)"),
    ),
}


@pytest.mark.parametrize("clause", LEVEL)
def test_T13_I18_V14_level_on_stars_the_adventures_tie_break_decides(clause: str) -> None:
    key, better, other = LEVEL[clause]
    outcome = result(ended(key, {"ana": other, "ben": better}, adventure(key).clauses.end))
    first, second = outcome.standings
    assert first.score.total == second.score.total
    assert outcome.winners == ("ben",)
    assert adventure(key).clauses.tie == clause


def test_I18_a_lost_treasure_does_not_decide() -> None:
    sheets = {"ana": sheet("island", "~ .*4 .*3 !*12 ."), "ben": sheet("island", "~ .*6 .*1 . .")}
    assert result(ended("island", sheets, "I16")).winners == ("ben",)


def test_G11_one_player_plays_solo_and_earns_a_rank() -> None:
    row = " ".join(map(str, range(1, 16)))
    assert table("temple", "ana").solo
    assert not table("temple", "ana", "ben").solo
    outcome = result(ended("temple", {"ana": sheet("temple", row)}, "T8"))
    assert outcome.rank is Rank.PATHFINDER
    assert outcome.winners == ()
    assert result(table("temple", "ana")).rank is None


SOLO_DANGER = {
    "temple": ("2 3 5", "a1=2"),
    "island": ("2 D 5", "a1=B"),
    "valley": ("2 3 5", "a1=2"),
}


@EVERY_ADVENTURE
def test_G12_alone_the_table_remembers_the_turn_before(key: str) -> None:
    roll, marks = SOLO_DANGER[key]
    at = rolled(inked(rolled(table(key, "ana"), roll), marks), "1 1 !")
    near = {mark.split("=")[0] for mark in map(str, at.draft(0).options.marks())}
    assert near == ({"b1", "b2"} if key == "island" else {"b1", "a2", "b2"})


def test_G12_a_danger_counts_as_the_turn_before_when_two_come_in_a_row() -> None:
    at = inked(rolled(table("valley", "ana"), "1 1 !"), "d1=!")
    again = rolled(at, "1 1 !")
    assert {str(mark) for mark in again.draft(0).options.marks()} == {"c1=!", "c2=!", "d2=!"}


@EVERY_ADVENTURE
def test_G12_on_the_first_turn_the_choice_is_free(key: str) -> None:
    at = rolled(table(key, "ana"), "1 1 !")
    assert len(list(at.draft(0).options.marks())) == len(at.sheets[0].empty())


def test_G12_at_a_table_of_several_the_choice_is_free() -> None:
    at = inked(rolled(table("temple", "ana", "ben"), "2 3 5"), "a1=2", "a1=2")
    again = rolled(at, "1 1 !", (1, 0))
    assert len(list(again.draft(0).options.marks())) == 6


def test_I7_all_sheets_of_a_table_have_the_same_number_of_dangers() -> None:
    at = table("island", "ana", "ben")
    for column in "bcde":
        at = inked(rolled(at, "1 1 !", (1, 0)), f"{column}1=!", f"{column}1=!")
    assert [len(each.dangers) for each in at.sheets] == [4, 4]
    fifth = inked(rolled(at, "1 1 !", (1, 0)), "b2=!", "c2=!")
    assert fifth.ended is None
    assert not rolled(fifth, "1 1 !").is_danger


@pytest.mark.parametrize(("key", "clause"), [("temple", "T8"), ("island", "I16"), ("valley", "V13")])
def test_T8_I16_V13_the_turn_is_finished_then_the_game_is_over(key: str, clause: str) -> None:
    at = rolled(table(key, "ana", "ben", printed="~ o" if key == "island" else "o"), "1 1 1")
    mark = "b1=1" if key == "island" else "a1=1"
    halfway = inked(at, mark)
    assert halfway.ended is None
    over = inked(halfway, mark)
    assert over.ended == clause
    assert clause_of(over, RollDice(Roll.parse("1 1 1"))) == clause


def test_V16_alone_the_25th_turn_is_the_last_danger_turns_included() -> None:
    at = table("valley", "ana", printed="|".join(["o o o o o o o"] * 5))
    for turn in range(25):
        assert at.ended is None, f"over after {turn} turns"
        at = rolled(at, "1 1 !" if turn % 2 else "1 1 1")
        first, *_ = at.draft(0).options.marks()
        at = inked(at, str(first))
    assert at.ended == "V16"
    assert len(at.sheets[0].dangers) == 12

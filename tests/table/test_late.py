"""Latecomers: catching up, joining, and the record with the latecomer in every turn."""

from __future__ import annotations

from dataclasses import replace
from hmac import digest

import pytest
from support.hosting.late_tables import ENTROPY, LateTable
from support.random_play import EVERY_SIDE

from pennypapers.errors import TextError
from pennypapers.notation import Entry, Record, RecordTurn, read_record, write_record
from pennypapers.rules import HouseRules, Roll, Sheet, adventure, builtin_layout, parse_marks, read_layout
from pennypapers.table import Joined, Latecomer, Table, evolve, is_exchange, open_table, replay
from pennypapers.table.dice.check import Check
from pennypapers.table.dice.draws import SeedDraws, draw_danger, draw_holder
from pennypapers.table.dice.fairness import check_dice
from pennypapers.table.splice import LATE, read_late, splice, splice_exchange

FRONT = builtin_layout("temple", "front")
ROW = read_layout("adventure: temple\nname: row\ngrid:\n  o o o D\n")
TEMPLE = adventure("temple")
COMES = {"dan": 3, "eve le grand": 8, "5": 8}


def late_table(key: str, side: str, seed: int, house: str = "") -> LateTable:
    layout = builtin_layout(key, side)
    return LateTable(layout, ("ana", "ben"), COMES, seed, HouseRules.parse(house)).play()


def wrong(record: Record) -> list[Check]:
    return [check for check in check_dice(record) if not check.good]


@pytest.mark.parametrize("house", ["", "no_door=pass crossing=manual valley_growth=buildings_too"])
@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_a_table_with_latecomers_replays_to_its_sheets_and_verifies(key: str, side: str, house: str) -> None:
    joined = 0
    for seed in range(4):
        played = late_table(key, side, seed, house)
        record = played.record()
        text = write_record(record)
        assert read_record(text, lambda name: name) == record
        again = replay(read_record(text, lambda name: name))
        assert again.failure is None
        assert again.table == played.table
        assert not wrong(record)
        assert len({len(sheet.dangers) for sheet in played.table.sheets}) == 1, "as many dangers on every sheet"
        joined += sum(isinstance(event, Joined) for event in played.events)
    assert joined > 4


RECORD = late_table("temple", "front", 11).record()
SPLICED = [turn for turn in RECORD.turns if any(entry.owner in COMES for entry in turn.entries) and turn.number <= 4]


def with_turn(record: Record, turn: RecordTurn) -> Record:
    return replace(record, turns=tuple(turn if each.number == turn.number else each for each in record.turns))


def with_late(text: str | None) -> Record:
    kept = {key: value for key, value in RECORD.extras.items() if key != LATE}
    return replace(RECORD, extras=kept if text is None else {**kept, LATE: text})


def test_checks_of_missed_turns_are_said_in_sentences() -> None:
    assert RECORD.extras[LATE] == "dan 4, 5 11, eve le grand 12"
    said = [check.says for check in check_dice(RECORD)]
    assert "Turn 3: the sheets were exchanged as was due, with dan, 5, eve le grand put in later." in said
    (held,) = [entry for entry in RECORD.turns[2].entries if entry.owner == "dan"]
    assert f"Turn 3: dan was not there yet, and got {held.marks[0]} as was due." in said


def test_a_splice_that_was_tampered_with_is_found() -> None:
    assert SPLICED
    for turn in SPLICED:
        owners = [entry.owner for entry in turn.entries]
        turned = [replace(e, owner=owner) for e, owner in zip(turn.entries, owners[1:] + owners[:1], strict=True)]
        (found, *_) = wrong(with_turn(RECORD, replace(turn, entries=tuple(turned))))
        assert found.turn == turn.number
        assert "was due" in found.says


def test_a_missed_danger_drawn_elsewhere_is_found() -> None:
    turn = SPLICED[0]
    before = replay(replace(RECORD, turns=RECORD.turns[: turn.number - 1])).table
    for name in COMES:
        (held,) = [entry for entry in turn.entries if entry.owner == name]
        spaces = before.sheets[before.seats.index(name)].empty()
        for space in spaces[:5]:
            marks = parse_marks(f"{space}=!")
            other = tuple(replace(e, marks=marks) if e == held else e for e in turn.entries)
            found = wrong(with_turn(RECORD, replace(turn, entries=other)))
            assert bool(found) == (marks != held.marks)
            if found:
                assert found[0].turn == turn.number or "breaks a rule" in found[0].says


@pytest.mark.parametrize("text", [None, "dan 3, 5 10, eve le grand 12", "5 10, eve le grand 12"])
def test_a_changed_turn_of_joining_is_found(text: str | None) -> None:
    danger = [turn.number for turn in RECORD.turns if turn.roll.danger]
    assert {3, 4} <= set(danger), "there is an exchange to tell one from the other"
    assert wrong(with_late(text))


NOT_A_LIST = "'x-late:' lists who came late and after how many turns, like “cleo 7, dan 9”"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", NOT_A_LIST),
        ("dan", NOT_A_LIST),
        ("dan ²", NOT_A_LIST),
        ("dan 3,, 5 9", NOT_A_LIST),
        ("zoe 5", "'x-late:' names the last players in their order, after at least two who were there from the start"),
        (
            "ben 1, dan 4, 5 10, eve le grand 12",
            "'x-late:' names the last players in their order, after at least two who were there from the start",
        ),
        ("dan 4, 5 13, eve le grand 12", f"'x-late:' counts turns, and the record has only {len(RECORD.turns)}"),
        ("eve le grand 99", f"'x-late:' counts turns, and the record has only {len(RECORD.turns)}"),
    ],
)
def test_an_impossible_header_of_latecomers_is_refused(text: str, says: str) -> None:
    with pytest.raises(TextError) as refusal:
        check_dice(with_late(text))
    assert refusal.value.message == says


def test_a_record_that_breaks_a_rule_fails_its_checks() -> None:
    turn = RECORD.turns[0]
    entries = tuple(replace(entry, marks=parse_marks("z9=1")) for entry in turn.entries)
    assert any("breaks a rule" in check.says for check in wrong(with_turn(RECORD, replace(turn, entries=entries))))


def test_a_spliced_danger_turn_names_who_drew_which_danger() -> None:
    """ana held ben's sheet and drew in a1; the late danger in c1 is put down to her, and hers to the latecomer."""
    entries = (Entry("ana", parse_marks("a1=!"), "ben"), Entry("ben", parse_marks("b1=!"), "ana"))
    turn = RecordTurn(1, Roll.parse("1 1 !"), entries)
    joined = Joined("cleo", Sheet(ROW), (parse_marks("c1=!"),), holders=(0,))
    (spliced,) = splice([turn], ("ana", "ben"), joined)
    assert [str(entry) for entry in spliced.entries] == ["ana>cleo: c1=!", "ben>ana: b1=!", "cleo>ben: a1=!"]


def test_a_spliced_exchange_is_an_exchange() -> None:
    for holder in range(4):
        spliced = splice_exchange((1, 2, 3, 0), holder)
        assert is_exchange(spliced, 5)
        assert spliced[holder] == 4
        assert spliced[4] == (1, 2, 3, 0)[holder]


def test_the_draws_for_a_latecomer_never_change() -> None:
    """Old records must verify with every later version; the draws depend on the name."""
    seed = bytes(range(32))
    assert [draw_danger(seed, ENTROPY, turn, "dan", 30) for turn in range(1, 7)] == [29, 21, 15, 2, 5, 13]
    assert [draw_holder(seed, ENTROPY, turn, "dan", 5) for turn in range(1, 7)] == [0, 4, 1, 4, 1, 3]
    assert [draw_danger(seed, ENTROPY, turn, "eve", 30) for turn in range(1, 7)] != [29, 21, 15, 2, 5, 13]
    assert max(draw_danger(seed, ENTROPY, turn, "dan", 400) for turn in range(1, 300)) > 380, "more than a byte has"


@pytest.mark.parametrize("turn", range(1, 60))
def test_the_draws_for_a_latecomer_can_be_computed_by_hand(turn: int) -> None:
    """Two bytes of HMAC-SHA256 for a space, one for a seat; the name stands behind the block."""
    seed = bytes(range(32))
    spaces = digest(seed, ENTROPY + (2 * turn).to_bytes(8, "big") + bytes(8) + "Zoë".encode(), "sha256")
    pairs = [256 * spaces[i] + spaces[i + 1] for i in range(0, 32, 2)]
    assert draw_danger(seed, ENTROPY, turn, "Zoë", 300) == next(pair for pair in pairs if pair < 65400) % 300
    seats = digest(seed, ENTROPY + (2 * turn + 1).to_bytes(8, "big") + bytes(8) + "Zoë".encode(), "sha256")
    assert draw_holder(seed, ENTROPY, turn, "Zoë", 7) == next(byte for byte in seats if byte < 252) % 7


def test_names_and_turns_are_read_back() -> None:
    assert read_late("cleo le grand 7,dan 9") == [("cleo le grand", 7), ("dan", 9)]
    with pytest.raises(ValueError, match="a player needs a name"):
        read_late("7")


# -- when one may join -------------------------------------------------------------------------------------


def at_turn(*, roll: str | None = None, exchange: tuple[int, ...] | None = None) -> Table:
    table = evolve(None, open_table(TEMPLE, ROW, ("ana", "ben")))
    return replace(table, turns=1, roll=Roll.parse(roll) if roll else None, exchange=exchange)


def caught_up(*turns: str) -> Latecomer:
    late = Latecomer("cleo", TEMPLE, HouseRules(), Sheet(ROW))
    for marks in turns:
        late = late.after(late.draft(Roll.parse("1 2 3")).add_all(parse_marks(marks)).commit())
    return late


def test_a_latecomer_may_join_except_during_a_danger_turn() -> None:
    assert caught_up("a1=1").may_join(at_turn())
    assert caught_up("a1=1").may_join(at_turn(roll="1 2 3"))
    assert not caught_up("a1=1").may_join(at_turn(roll="1 2 !", exchange=(1, 0))), "the sheets are in others' hands"
    assert not caught_up().may_join(at_turn()), "a turn is still missing"
    assert not caught_up("a1=1").may_join(replace(at_turn(), ended="T8"))


def test_a_sheet_that_would_have_ended_the_game_never_joins() -> None:
    full = caught_up("a1=1", "b1=1", "c1=1")
    assert full.ended == "T8"
    assert not full.may_join(replace(at_turn(), turns=3))


def test_a_missed_danger_is_drawn_in_an_empty_space_and_nothing_else_is() -> None:
    late = caught_up("a1=1")
    assert late.missed_danger(Roll.parse("1 2 3"), SeedDraws(bytes(32), ENTROPY)) is None
    drawn = late.missed_danger(Roll.parse("1 2 !"), SeedDraws(bytes(32), ENTROPY))
    assert drawn is not None
    assert [str(mark) for mark in drawn.marks] in (["b1=!"], ["c1=!"])
    assert late.after(drawn).past == (*late.past, drawn.marks)
    assert drawn == late.missed_danger(Roll.parse("1 2 !"), SeedDraws(bytes(32), ENTROPY)), "the same again"


def test_whoever_joins_has_the_next_seat_and_is_waited_for() -> None:
    table = evolve(at_turn(roll="1 2 3"), Joined("cleo", caught_up("a1=1").sheet, caught_up("a1=1").past, ()))
    assert table.seats == ("ana", "ben", "cleo")
    assert table.waiting == (0, 1, 2)
    assert table.sheets[2] == caught_up("a1=1").sheet

"""Every refusal of a mark or a sheet, as a player reads it: one drawn case for each code."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from support.drawn import draft, refusal, sheet

from pennypapers.errors import RuleBroken
from pennypapers.messages.english import catalogue
from pennypapers.messages.refusals import message_of
from pennypapers.rules import Roll, adventure, parse_marks


@dataclass(frozen=True)
class Case:
    """A turn whose last mark is refused, or that is unfinished, or in which something is closed, after its marks;
    without a roll, a whole sheet."""

    code: str
    says: str
    key: str
    drawing: str
    roll: str = ""
    marks: str = ""
    house: str = ""
    before: str = ""
    discoveries: str = ""
    unfinished: bool = False
    closed: str = ""

    def broken(self) -> RuleBroken | None:
        if not self.roll:
            return adventure(self.key).why_impossible(sheet(self.key, self.drawing, self.discoveries))
        turn = draft(
            self.key,
            self.drawing,
            roll=self.roll,
            house=self.house,
            before=self.before,
            discoveries=self.discoveries,
        )
        if self.closed:
            return turn.add_all(parse_marks(self.marks)).options.closed[self.closed]
        if self.unfinished:
            return turn.add_all(parse_marks(self.marks)).why_unfinished()
        return refusal(turn, self.marks)


# fmt: off
SHARED = [
    Case("G4", "G4: these dice make 2, 3, 5, 7, 8 and 10, not 6; a number is one die, or two or three added up",
         "temple", ". .", "2 3 5", "a1=6"),
    Case("G4", "G4: these dice make 2, 3, 5, 7, 8 and 10, not 6; a number is one die, or two or three added up",
         "valley", ". .", "2 3 5", "a1=6"),
    Case("G6.none", "G6: no danger was rolled, so nothing is drawn in b1", "temple", ". .", "2 3 5", "b1=!"),
    Case("G6.only", "G6: this turn you draw a mummy, and nothing else", "temple", ". .", "2 3 !", "b1=2"),
    Case("G6.only", "G6: this turn you draw a snake, and nothing else", "valley", ". !", "2 3 !", "b1x"),
    Case("G6.one", "G6: you have drawn a snake already; one is enough", "valley", ". .", "2 3 !", "a1=! b1=!"),
    Case("G6.draw", "G6: draw a danger first; everybody does", "island", ". ~", "2 3 !", unfinished=True),
    Case("G9.none", "G9: there is nothing left to cross out",
         "temple", "9 !x .", "2 3 5", house="crossing=manual", closed="x"),
    Case("G9.nothing", "G9: there is nothing to cross out in b1", "temple", "9 . !", "2 3 5", "b1x"),
    Case("G9.no_nine", "G9: write a 9 beside c1 first; without one it cannot be crossed out",
         "temple", "9 . !", "2 3 5", "c1x"),
    Case("G9.no_nine", "G9: write a 9 beside c1 first; without one it cannot be crossed out", "temple", "9 . !x"),
    Case("G9.again", "G9: b1 is crossed out already", "temple", "9 !x .", "2 3 5", "b1x", house="crossing=manual"),
    Case("G9.danger_turn", "G9: this turn you draw a mummy; you can cross out b1 next turn",
         "temple", "9 ! .", "2 3 !", "c1=! b1x"),
]

TEMPLE = [
    Case("O1.pass", "O1: a Lockpick was rolled and no door is left, so at this table you pass",
         "temple", ". D:4", "2 D 5", "a1=2", house="no_door=pass"),
    Case("T1.off", "T1: b1 is not on this sheet", "temple", ". - .", "2 3 5", "b1=2"),
    Case("T1.off", "T1: b1 is not on this sheet", "temple", ". - .", "2 3 !", "b1=!"),
    Case("T1.kind", "T1: b1 is a plain space, so a boat cannot go there", "temple", ". o:B"),
    Case("T2.none", "T2: write one number from the dice first: 2, 3, 5, 7, 8 or 10",
         "temple", ". .", "2 3 5", unfinished=True),
    Case("T2.none", "T2: write one number from the dice first: 1–15", "temple", ". .", "P 3 5", unfinished=True),
    Case("T2.one", "T2: one number a turn, and yours is there already, so 3 has to wait",
         "temple", ". .", "2 3 5", "a1=2 b1=3"),
    Case("T2.symbol", "T2: in the Temple you write numbers, nothing else", "temple", ". .", "2 D 5", "a1=B"),
    Case("T2.taken", "T2: b1 is filled already", "temple", ". 4", "2 3 5", "b1=2"),
    Case("T2.door", "T2: without a Lockpick this number goes in a plain space; b1 is a door",
         "temple", ". D", "2 3 5", "b1=2"),
    Case("T2.treasure", "T2: there are no treasures in the Temple", "temple", ". .", "2 3 5", "a1=2 a1*2"),
    Case("T2.treasure", "T2: there are no treasures in the Temple", "temple", ". 5*5"),
    Case("T2.discovery", "T2: there are no discoveries in the Temple",
         "temple", ". .", "2 3 5", "a1=2 city(a1,b1,a2,b2)"),
    Case("T2.pass_first", "T2: a Lockpick was rolled and no door is left, so pass first; then you can cross out a1",
         "temple", "! D:9 .", "2 D 5", "a1x", house="no_door=pass"),
    Case("T2.pass", "T2: write a number; you may pass only when a Lockpick finds no door left, "
         "and then before anything else",
         "temple", ". D:4", "2 D 5", "-"),
    Case("T3", "T3: a Lockpick was rolled, so the number goes in a door space; a1 is plain",
         "temple", ". D", "2 D 5", "a1=2"),
    Case("T6.door", "T6: a mummy goes in a plain space; b1 is a door", "temple", ". D", "2 3 !", "b1=!"),
    Case("T6.door", "T6: a mummy goes in a plain space; b1 is a door", "temple", ". D:!"),
    Case("T6.taken", "T6: a mummy goes in an empty space; b1 is filled", "temple", ". 7", "2 3 !", "b1=!"),
    Case("T14", "T14: alone, draw the mummy beside a1, which you filled last turn; c1 is too far away",
         "temple", "7 . .", "2 3 !", "c1=!", before="a1"),
]

ISLAND = [
    Case("I1.off", "I1: b1 is not on this sheet", "island", ". - ~", "2 3 5", "b1=2"),
    Case("I1.off", "I1: b1 is not on this sheet", "island", ". - ~", "2 3 5", "a1=2 b1*2"),
    Case("I1.kind", "I1: numbers and dangers go on land, boats on the sea; b1 is sea, so 2 cannot go there",
         "island", ". ~", "2 3 5", "b1=2"),
    Case("I1.kind", "I1: numbers and dangers go on land, boats on the sea; b1 is a mountain, so a danger cannot go "
         "there", "island", ". ^ ~", "2 3 !", "b1=!"),
    Case("I1.kind", "I1: numbers and dangers go on land, boats on the sea; b1 is a mountain, so a boat cannot go there",
         "island", ". ^ ~", "2 D 5", "b1=B"),
    Case("I1.kind", "I1: numbers and dangers go on land, boats on the sea; b1 is sea, so 7 cannot go there",
         "island", ". ~:7"),
    Case("I1.taken", "I1: b1 is filled already", "island", ". 4 ~", "2 3 5", "b1=2"),
    Case("I1.taken", "I1: b1 is filled already", "island", ". 4 ~", "2 3 !", "b1=!"),
    Case("I1.taken", "I1: b1 is filled already", "island", ". B ~", "2 D 5", "b1=B"),
    Case("I2.none", "I2: write one number from the dice first: 2, 3, 5, 7, 8 or 10",
         "island", ". ~", "2 3 5", unfinished=True),
    Case("I2.one", "I2: one number or one boat a turn, and yours is there already, so a boat has to wait",
         "island", ". ~", "2 D 5", "a1=2 b1=B"),
    Case("I2.symbol", "I2: on the Island you write numbers and draw boats, nothing else",
         "island", ". ~", "2 D 5", "a1=H"),
    Case("I2.beside", "I2: a number goes beside a number or a boat; c1 touches neither",
         "island", "4 . . ~", "2 3 5", "c1=2"),
    Case("I2.discovery", "I2: the Island has treasures, not discoveries",
         "island", ". ~", "2 3 5", "a1=2 forest(a1)"),
    Case("I2.pass", "I2: nobody passes on the Island; write a number", "island", ". ~", "2 3 5", "-"),
    Case("I3", "I3: first you land: this number goes on the coast; c3 lies inland",
         "island", "~ ~ ~ ~ ~|~ . . . ~|~ . . . ~|~ . . . ~|~ ~ ~ ~ ~", "2 3 5", "c3=2"),
    Case("I5.none", "I5: a boat needs Navigation on the green die", "island", ". ~", "2 3 5", "b1=B"),
    Case("I5.full", "I5: there is no sea left beside the island for a boat", "island", ". B", "2 D 5", closed="B"),
    Case("I5.coast", "I5: a boat sails right beside the island; c1 is too far out", "island", ". ~ ~", "2 D 5", "c1=B"),
    Case("I5.coast", "I5: a boat sails right beside the island; c1 is too far out", "island", ". ~ B"),
    Case("I8", "I8: a sheet has five danger boxes; f1 would be a sixth danger", "island", "! ! ! ! ! ! ~"),
    Case("I8.ignored", "I8: all five danger boxes are ticked, so this danger is ignored; everybody keeps their own "
         "sheet", "island", "! ! ! ! ! . ~", "2 3 !", "f1=!"),
    Case("I9.sea", "I9: treasure lies on the island; b2 is sea", "island", ". 7 .|7 ~ 7|. . .", "2 5 4", "b3=7 b2*7"),
    Case("I9.sea", "I9: treasure lies on the island; b2 is sea", "island", ". 7 .|7 ~*7 7|. 7 ."),
    Case("I9.four", "I9: a treasure of 7 in b2 needs a 7 or a boat left and right of it, above and below; in a row or "
         "column only one may be a boat", "island", ". 7 ~|7 . .|. . .", "2 5 4", "b3=7 b2*7"),
    Case("I9.four", "I9: a treasure of 7 in b2 needs a 7 or a boat left and right of it, above and below; in a row or "
         "column only one may be a boat", "island", ". 7 ~|7 .*7 .|. . ."),
    Case("I10.space", "I10: b2 holds a treasure already: 4",
         "island", ". 7 . 4|7 4*4 7 4|. . . ~|. 4 . ~", "2 5 4", "b3=7 b2*7"),
    Case("I10.value", "I10: you have a treasure of 7 already, so b2 does not give a second",
         "island", ". 7 . .|7 . 7 7*7|. . . .|~ . . .", "2 5 4", "b3=7 b2*7"),
    Case("I10.value", "I10: you have a treasure of 7 already, so c2 does not give a second",
         "island", ". 7 7 .|7 .*7 .*7 7|. 7 7 .|~ . . ."),
    Case("I10.five", "I10: a sheet holds five treasures; b2 comes too late",
         "island", ". 7 .|7 . 7|. . .|1*1 2*2 3*3|4*4 5*5 ~", "2 5 4", "b3=7 b2*7"),
    Case("I11.choose", "I11: you cannot have all these treasures; choose 7 in b2 or 7 in c2",
         "island", ". 7 7 .|. . . 7|. 7 7 .|~ . . .", "2 5 4", "a2=7", unfinished=True),
    Case("I11.old", "I11: this turn’s mark does not reveal the treasure of 7 in b2",
         "island", ". 7 . .|7 . 7 .|. 7 . .|~ . . .", "2 5 4", "d3=2 b2*7"),
    Case("I19", "I19: alone, draw the danger beside a1 or b1, which you filled last turn; d1 is too far away",
         "island", "7 7 . . ~", "2 3 !", "d1=!", before="a1 b1"),
]

VALLEY = [
    Case("V1.off", "V1: b1 is not on this sheet", "valley", ". - .", "2 3 5", "b1=2"),
    Case("V1.kind", "V1: b1 is a lake, so 7 cannot go there", "valley", ". w:7"),
    Case("V1.lake", "V1: b1 is a lake; lakes stay empty", "valley", ". w", "2 3 5", "b1=2"),
    Case("V1.lake", "V1: b1 is a lake; lakes stay empty", "valley", ". w", "2 3 !", "b1=!"),
    Case("V2.none", "V2: use at least one die first; the dice make 2, 3, 5, 7, 8 or 10",
         "valley", ". .", "2 3 5", unfinished=True),
    Case("V2.dice", "V2: each die counts once; what is left of them makes 3, 5 and 8, not 2",
         "valley", ". .", "2 3 5", "a1=2 b1=2"),
    Case("V2.no_number", "V2: each die counts once; what is left of them makes no number, so 2 has to wait",
         "valley", ". .", "2 3 5", "a1=10 b1=2"),
    Case("V2.no_number", "V2: each die counts once; what is left of them makes no number, so 2 has to wait",
         "valley", ". .", "2 D 5", "a1=7 b1=2"),
    Case("V2.symbol", "V2: in the Valley you write numbers and draw huts, statues and mines, nothing else",
         "valley", ". .", "2 D 5", "a1=B"),
    Case("V2.treasure", "V2: the Valley has discoveries, not treasures",
         "valley", ". .", "2 3 5", "a1=2 a1*2"),
    Case("V2.treasure", "V2: the Valley has discoveries, not treasures", "valley", ". 4*4"),
    Case("V2.pass", "V2: nobody passes in the Valley; use at least one die", "valley", ". .", "2 3 5", "-"),
    Case("V3.taken", "V3: b1 is filled already", "valley", ". 4", "2 3 5", "b1=2"),
    Case("V3.beside", "V3: this goes beside a number; c1 touches none", "valley", "4 . .", "2 3 5", "c1=2"),
    Case("V3.beside", "V3: this goes beside a number; c1 touches none", "valley", "4 . .", "2 D 5", "c1=H"),
    Case("V4.edge", "V4: first you arrive: this number goes at the edge of the valley; b2 does not touch the clouds",
         "valley", ". . .|. . .|. . .", "2 3 5", "b2=2"),
    Case("V4.building", "V4: a number comes first; the mine has to wait", "valley", ". .", "2 D 5", "a1=M"),
    Case("V6.none", "V6: a building needs Dakota on the green die, so the hut has to wait",
         "valley", "4 .", "2 3 5", "b1=H"),
    Case("V6.die", "V6: Dakota is used up this turn, so the mine has to wait",
         "valley", "4 .|. .", "2 D 5", "a2=H b2=M"),
    Case("V6.full", "V6: there is no empty space left for the statue",
         "valley", "7 .", "2 D 5", "b1=2", closed="S"),
    Case("V6.once", "V6: each building comes once a game, and the statue stands already",
         "valley", "4 S|. .", "2 D 5", "a2=S"),
    Case("V6.once", "V6: each building comes once a game, and the statue stands already", "valley", "4 S|. S"),
    Case("V8.none", "V8: there is no snake left to escape from", "valley", "7 !x .", "4 5 1", closed="x"),
    Case("V8.nothing", "V8: there is no snake in b1", "valley", "4 .", "4 5 5", "b1x"),
    Case("V8.again", "V8: you have escaped the snake in b1 already", "valley", "4 !x", "4 5 5", "b1x"),
    Case("V8.nine", "V8: escaping the snake in b1 takes exactly 9, and what is left of the dice does not make it",
         "valley", "4 !", "2 3 5", "b1x"),
    Case("V9.first", "V9: use the dice first; the discovery comes after",
         "valley", "7 8 9 .", "2 3 5", "mountain(a1,b1,c1)"),
    Case("V9.none", "V9: there is no forest, city, mountain or pyramid to find on this sheet yet",
         "valley", "7 .", "2 3 5", "b1=2", closed="discover"),
    Case("V9.one", "V9: one discovery a turn; the next one has to wait",
         "valley", "7 8 9 .|7 8 9 .", "2 3 5", "d1=2 mountain(a1,b1,c1) mountain(a2,b2,c2)"),
    Case("V9.last", "V9: a discovery is the last thing in a turn",
         "valley", "7 8 9 .|. . . .", "2 3 5", "d1=2 mountain(a1,b1,c1) d2=3"),
    Case("V9.last", "V9: a discovery is the last thing in a turn",
         "valley", "7 8 9 .|! . . .", "P 4 5", "d1=2 mountain(a1,b1,c1) a2x"),
    Case("V9.forest_size", "V9: a forest is exactly five spaces, not a1 b1",
         "valley", "7 8 9 .", "2 3 5", "d1=2 forest(a1,b1)"),
    Case("V9.city_size", "V9: a city is exactly four spaces, not a1 b1 c1 d1 e1",
         "valley", "7 7 7 7 7 .", "2 3 5", "f1=2 city(a1,b1,c1,d1,e1)"),
    Case("V9.mountain_size", "V9: a mountain is exactly three spaces, not a1 b1 b1",
         "valley", "7 8 9 .", "2 3 5", "d1=2 mountain(a1,b1,b1)"),
    Case("V9.pyramid_size", "V9: a pyramid is exactly four spaces, not a1 b1 c1",
         "valley", "11 12 13 .", "2 3 5", "d1=2 pyramid(a1,b1,c1)"),
    Case("V9.number", "V9: a discovery is made of numbers; d1 holds none",
         "valley", "7 8 . .", "2 3 5", "c1=2 mountain(a1,b1,d1)"),
    Case("V9.taken", "V9: c1 belongs to another discovery already",
         "valley", "7 8 9 8 7 .", "2 3 5", "f1=2 mountain(c1,d1,e1)", discoveries="mountain(a1,b1,c1)"),
    Case("V9.taken", "V9: c1 belongs to another discovery already",
         "valley", "7 8 9 8 7 .", discoveries="mountain(a1,b1,c1) mountain(c1,d1,e1)"),
    Case("V9.forest_numbers", "V9: the numbers of a forest are all different; these are 1, 2, 3, 4 and 4",
         "valley", "1 2 3 4 4 .", "2 3 5", "f1=2 forest(a1,b1,c1,d1,e1)"),
    Case("V9.city_numbers", "V9: the numbers of a city are all the same; these are 7, 7, 7 and 8",
         "valley", "7 7 7 8 .", "2 3 5", "e1=2 city(a1,b1,c1,d1)"),
    Case("V9.mountain_numbers", "V9: the numbers of a mountain are 6 or more; these are 6, 5 and 7",
         "valley", "6 5 7 .", "2 3 5", "d1=2 mountain(a1,b1,c1)"),
    Case("V9.pyramid_numbers", "V9: the numbers of a pyramid are 10 or more; these are 10, 11, 12 and 9",
         "valley", "10 11 12 .|. 9 . .", "2 3 5", "d1=2 pyramid(a1,b1,c1,b2)"),
    Case("V9.pyramid_shape", "V9: a pyramid is three spaces in a line and one beside the middle, not a1 b1 c1 c2",
         "valley", "10 11 12 .|. . 13 .", "2 3 5", "d1=2 pyramid(a1,b1,c1,c2)"),
    Case("V9.connected", "V9: the spaces of a discovery touch each other; not all of a1 b1 d1 do",
         "valley", "7 8 2 9 .", "2 3 5", "e1=2 mountain(a1,b1,d1)"),
    Case("V9.second_city", "V9: there is a city of 7s already",
         "valley", "7 7 7 7 .|7 7 7 7 .", "2 3 5", "e1=2 city(a2,b2,c2,d2)", discoveries="city(a1,b1,c1,d1)"),
    Case("V10.discovery", "V10: a snake was rolled, so there is no discovery this turn",
         "valley", "7 8 9 .", "2 3 !", "d1=! mountain(a1,b1,c1)"),
    Case("V10.taken", "V10: a snake goes in an empty space; b1 is filled", "valley", ". 7", "2 3 !", "b1=!"),
    Case("V15", "V15: alone, draw the snake beside a1 or b1, which you filled last turn; d1 is too far away",
         "valley", "7 7 . .", "2 3 !", "d1=!", before="a1 b1"),
]
# fmt: on

CASES = [*SHARED, *TEMPLE, *ISLAND, *VALLEY]

ELSEWHERE = (
    "G1.",
    "G11.",
    "G2.",
    "G3.",
    "G8.",
    "G6.swap",
    "G6.solo",
    "G6.own",
    "G6.twice",
    "G6.no_swap",
    "G6.exchange",
)
"""Said of dice, tables and records, not of a mark; so are the ends of games, whose code is a bare clause."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code} {case.key} {case.marks}")
def test_a_refusal_says_which_rule_and_why(case: Case) -> None:
    broken = case.broken()
    assert broken is not None
    assert (broken.code, str(broken)) == (case.code, case.says)


def test_every_refusal_of_a_mark_or_a_sheet_has_a_case() -> None:
    others = ("refused-T8", "refused-I16", "refused-V13", "refused-V16", *map(message_of, ELSEWHERE))
    of_rules = {message for message in catalogue() if re.match("refused-[A-Z]", message)}
    assert {message_of(case.code) for case in CASES} == {each for each in of_rules if not each.startswith(others)}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2 3", "G2: a roll is three dice, purple, green and red, like “2 D 5”; “2 3” is not"),
        ("6 3 5", "G2: the purple die shows 1 to 5 or P, not “6”"),
        ("2 P 5", "G2: the green die shows 1 to 5 or D, not “P”"),
        ("2 3 D", "G2: the red die shows 1 to 5 or !, not “D”"),
    ],
)
def test_G2_dice_that_do_not_exist_are_refused(text: str, says: str) -> None:
    with pytest.raises(RuleBroken) as broken:
        Roll.parse(text)
    assert str(broken.value) == says

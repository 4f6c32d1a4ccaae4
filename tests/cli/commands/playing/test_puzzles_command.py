"""`pennypapers puzzles`: what it shows, how it is played, and what it refuses."""

from __future__ import annotations

import pytest
from support.command import Shell

from pennypapers.puzzles import find, how_many, puzzles_of
from pennypapers.puzzles.notation import heading_of, write_puzzle

PUZZLE = find("temple-1")


def test_without_more_it_is_todays_puzzle(shell: Shell) -> None:
    ran = shell.run("puzzles")
    assert (ran.status, ran.err) == (0, "")
    key = ran.out.split()[0]
    assert ran.out.splitlines()[-1] == f"Play it: pennypapers puzzles play {key}"
    shown = [line.split(".  ")[1].strip() for line in ran.out.splitlines() if ".  " in line]
    assert shown == [str(roll) for roll in find(key).endgame.rolls]


def test_json_has_all_that_a_program_needs(shell: Shell) -> None:
    (found,) = shell.run("puzzles", "show", "temple-1", "--answer", "--json").json()
    assert (found["best"], found["usual"], found["grade"]) == (PUZZLE.best, PUZZLE.usual, PUZZLE.grade.name.lower())
    assert found["rolls"] == [str(roll) for roll in PUZZLE.endgame.rolls]
    assert len(found["answer"]) == len(PUZZLE.answer)
    shell.write("start.sheet", found["sheet"])
    (counted,) = shell.run("score", "start.sheet", "--json").json()
    assert counted["total"] == PUZZLE.endgame.start.stars


def test_the_list_has_every_puzzle(shell: Shell) -> None:
    assert len(shell.run("puzzles", "list", "temple").out.splitlines()) == how_many("temple")
    assert shell.run("puzzles", "list", "temple", "--json").json()[0]["puzzle"] == "temple-1"


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "nl"])
def test_it_is_shown_in_every_language(shell: Shell, language: str) -> None:
    ran = shell.run("puzzles", "show", "valley-1", "--answer", "--language", language)
    assert (ran.status, ran.err) == (0, "")
    assert "puzzle-" not in ran.out


def test_a_best_finish_is_praised_and_ends_it(shell: Shell) -> None:
    typed = "".join(f"{' '.join(map(str, marks))}\ndone\n" for marks in PUZZLE.answer)
    ran = shell.run("puzzles", "play", "temple-1", stdin=typed)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "That is the best there is!"


def test_another_finish_can_be_tried_again(shell: Shell) -> None:
    standing, typed = PUZZLE.endgame.start, ""
    while not standing.is_over:
        mark = next(standing.draft.options.marks())
        typed += f"{mark}\ndone\n"
        standing = standing.play([mark])
    assert standing.stars < PUZZLE.best
    ran = shell.run("puzzles", "play", "temple-1", stdin=typed + "\nquit\n")
    assert ran.status == 0
    assert f"{PUZZLE.best - standing.stars} more stars are possible." in ran.out
    assert ran.out.count(f"Find a finish with {PUZZLE.best} stars.") == 2


def test_a_file_is_checked_by_searching_all_finishes(shell: Shell) -> None:
    good = "\n".join([heading_of("temple"), *map(write_puzzle, puzzles_of("temple")[:2])])
    shell.write("good.txt", good)
    ran = shell.run("puzzles", "check", "good.txt")
    assert (ran.status, ran.out) == (0, "2 puzzles are true: all their finishes were searched.\n")
    shell.write("high.txt", good.replace("best 36", "best 37"))
    ran = shell.run("puzzles", "check", "high.txt")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "temple-1: the finish that stands here brings 36 stars, not 37\n"


def test_what_is_wrong_is_said_in_one_line(shell: Shell) -> None:
    ran = shell.run("puzzles", "show", "temple-0")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "pennypapers puzzles: there is no puzzle 'temple-0'\n"
    shell.write("bad.txt", "adventure: temple\n1. back\n")
    assert shell.run("puzzles", "check", "bad.txt").err == "line 2: this line is not a puzzle\n"
    assert shell.run("puzzles", "check", "nothing.txt").status == 1
    assert shell.run("puzzles", "mine", "temple", "--count", "0").status == 2
    assert shell.run("puzzles", "mine", "temple", "--out", "nowhere/there.txt").status == 1

"""Hash chains: links lead back to their anchors and nowhere else."""

from __future__ import annotations

import hashlib

import pytest

from pennypapers.table.dice.chains import (
    LINKS,
    REST,
    Chain,
    after_roll,
    earlier_link,
    is_asked,
    is_link,
    link_from_root,
    ranges_text,
    read_ranges,
)

ROOT = bytes(range(32))
ANCHOR = link_from_root(ROOT, 0)


def test_a_link_hashes_to_the_one_before_it() -> None:
    for number in (1, 2, 77, LINKS):
        link = bytes.fromhex(link_from_root(ROOT, number))
        assert hashlib.sha256(link).hexdigest() == link_from_root(ROOT, number - 1)
    assert link_from_root(ROOT, LINKS) == link_from_root(ROOT, LINKS + 9) == ROOT.hex()


def test_a_chain_accepts_its_own_later_links_only() -> None:
    chain = Chain("ana", ANCHOR)
    assert chain.accepts(1, link_from_root(ROOT, 1))
    assert chain.accepts(5, link_from_root(ROOT, 5)), "after some that were not asked for"
    later = Chain("ana", ANCHOR, at=5, link=link_from_root(ROOT, 5))
    assert later.accepts(6, link_from_root(ROOT, 6))
    for roll, link in (
        (6, link_from_root(ROOT, 5)),
        (6, link_from_root(ROOT, 7)),
        (5, link_from_root(ROOT, 5)),
        (6, link_from_root(b"x" * 32, 6)),
        (6, ""),
        (6, "xyz"),
        (6, link_from_root(ROOT, 6).upper()),
        (LINKS + 1, ROOT.hex()),
    ):
        assert not later.accepts(roll, link)


def test_a_chain_that_was_silent_rests_longer_every_time() -> None:
    chain = Chain("ana", ANCHOR, missing=(3,))
    assert [roll for roll in range(1, 12) if is_asked(chain, roll)] == [1, 2, 3, *range(3 + REST + 1, 12)]
    again = Chain("ana", ANCHOR, missing=(3, 9))
    assert not is_asked(again, 9 + REST**2)
    assert is_asked(again, 9 + REST**2 + 1)


def test_a_chain_is_asked_from_its_first_roll_to_its_last_link() -> None:
    late = Chain("dan", ANCHOR, since=5)
    assert [is_asked(late, roll) for roll in (4, 5, LINKS, LINKS + 1)] == [False, True, True, False]


def test_a_roll_notes_who_counts_who_is_away_and_who_was_silent() -> None:
    chains = [Chain(name, link_from_root(name.encode() * 32, 0)) for name in "abc"] + [Chain("d", ANCHOR, since=9)]
    given = {0: link_from_root(b"a" * 32, 4)}
    a, b, c, d = after_roll(chains, 4, asked=(0, 1), given=given)
    assert (a.at, a.link, a.counts_in(4)) == (4, given[0], True)
    assert a.link_of(2) == link_from_root(b"a" * 32, 2)
    assert (b.missing, b.away, b.counts_in(4)) == ((4,), (), False)
    assert (c.missing, c.away, c.counts_in(4)) == ((), (4,), False)
    assert d == chains[3], "it is not its time yet"


def test_numbers_are_written_in_runs_and_read_again() -> None:
    for numbers in ((), (1,), (2, 3, 4, 9), (1, 2, 5, 7, 8)):
        assert read_ranges(ranges_text(numbers), 9) == numbers
    for odd in ("", "x", "3-2", "2+1", "0", "10", "1+1", "1-3+3"):
        with pytest.raises(ValueError, match=r"invalid literal|out of"):
            read_ranges(odd, 9)


def test_what_can_be_a_link() -> None:
    assert is_link(ANCHOR)
    assert not any(map(is_link, ("", ANCHOR[1:], ANCHOR + "0", ANCHOR.upper(), "é" * 64)))
    assert earlier_link(ANCHOR, 0) == ANCHOR

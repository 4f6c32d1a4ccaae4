"""Verifying a record whose dice come from hash chains: everything that can be changed in it is told."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from support.hosting.chain_records import DATA, chain_record, played, records
from support.hosting.hosted_game import SEED, HostedGame, link_of

from pennypapers.errors import TextError
from pennypapers.hosting.dealer import draws_of, rolled, server_key
from pennypapers.notation import Record, read_record, write_record
from pennypapers.rules import HouseRules, parse_marks
from pennypapers.table.dice.chain_record import (
    CHAINS,
    DICE,
    SEAL,
    SERVER,
    SERVER_LINK,
    SIGNATURE,
    signed_text,
    with_headers,
)
from pennypapers.table.dice.chains import link_from_root
from pennypapers.table.dice.check import CHECKS
from pennypapers.table.dice.fairness import VERDICTS, verify
from pennypapers.table.dice.signature import public_key, sign
from pennypapers.table.replay import replay

SEATS = ("ana", "ben", "cleo")
RECORD = chain_record(*SEATS)
DANGER = next(turn for turn in RECORD.turns if turn.entries[0].owner)


def verdict(record: Record) -> str:
    verified = verify(record)
    assert all(tuple(check.facts) == CHECKS[check.code] for check in verified.checks)
    assert verified.verdict in VERDICTS
    return verified.verdict


def wrong(record: Record) -> set[str]:
    return {check.code for check in verify(record).checks if not check.good}


def test_an_honest_game_is_good_and_survives_its_text() -> None:
    assert verdict(RECORD) == "good"
    again = read_record(write_record(RECORD), lambda _: str(RECORD.layout))
    assert verdict(again) == "good"
    good = [check for check in verify(RECORD).checks if check.code == "chain.good"]
    turns = str(len(RECORD.turns))
    assert [check.facts for check in good] == [{"player": name, "count": turns} for name in SEATS]


def test_headers_stay_small_at_a_table_of_a_hundred() -> None:
    record = played(*[f"player {i}" for i in range(100)], turns=2).hosted.record()
    assert len(record.extras[CHAINS]) < 100 * 160


# -- the faults that an edited record could have and pass ----------------------------------------------------


def legally_changed(record: Record) -> Record:
    """The last entry of the game with another mark that is as legal."""
    *before, last = record.turns
    table = replay(replace(record, turns=tuple(before))).table
    rolled = replay(replace(record, turns=(*before,))).table
    assert not rolled.ended
    for entry in last.entries:
        options = [*table.sheets[table.seats.index(entry.player)].empty()]
        for space in options:
            for value in range(1, 16):
                marks = parse_marks(f"{space}={value}")
                turned = replace(entry, marks=marks)
                turn = replace(last, entries=tuple(turned if each == entry else each for each in last.entries))
                other = replace(record, turns=(*before, turn))
                if marks != entry.marks and not replay(other).failure and replay(other).table.ended:
                    return other
    raise AssertionError("no other legal mark")


def test_a_legally_changed_mark_is_told() -> None:
    other = legally_changed(RECORD)
    assert not wrong(replace(other, turns=RECORD.turns))
    assert verdict(other) == "edited"
    assert wrong(other) == {"signed.wrong"}, "the dice are as they were"


def test_a_cut_end_is_told() -> None:
    cut = replace(RECORD, turns=RECORD.turns[:-3])
    assert verdict(cut) == "edited"
    unsigned = with_headers(cut, {SIGNATURE: None, SERVER_LINK: None, CHAINS: cut_chains(RECORD, 3)})
    assert verdict(unsigned) == "unfinished"


def cut_chains(record: Record, turns: int) -> str:
    """The chains as they stood some turns ago."""
    last = len(record.turns) - turns
    names = [(name, link_of(name, 0), link_of(name, last)) for name in SEATS]
    return ", ".join(f"{name} 1 {anchor} {last} {link} - -" for name, anchor, link in names)


@pytest.mark.parametrize("header", [DICE, CHAINS, SERVER_LINK, SIGNATURE])
def test_a_removed_header_is_told(header: str) -> None:
    assert verdict(with_headers(RECORD, {header: None})) == "edited"


@pytest.mark.parametrize("header", [SEAL, SERVER])
def test_nothing_can_be_checked_without_what_was_fixed_before(header: str) -> None:
    with pytest.raises(TextError, match=f"the record carries no '{header}:', so its dice cannot be checked"):
        verify(with_headers(RECORD, {header: None}))


def test_a_record_without_any_of_them_is_unsealed() -> None:
    bare = replace(RECORD, extras={name: text for name, text in RECORD.extras.items() if name == "x-layout"})
    assert verdict(bare) == "unsealed"


def test_a_record_without_any_of_them_is_replayed_all_the_same() -> None:
    bare = {name: text for name, text in RECORD.extras.items() if name == "x-layout"}
    typed = replace(RECORD, extras=bare, house=HouseRules.parse("dice=by_hand"))
    assert verdict(typed) == "typed"
    assert verdict(replace(RECORD, extras=bare, turns=RECORD.turns[:-1])) == "unfinished"
    first = RECORD.turns[0]
    twice = replace(first, entries=tuple(replace(entry, marks=entry.marks * 2) for entry in first.entries))
    with pytest.raises(TextError):
        verify(replace(RECORD, extras=bare, turns=(twice, *RECORD.turns[1:])))


def test_a_removed_exchange_is_told() -> None:
    entries = tuple(replace(entry, owner=None) for entry in DANGER.entries)
    turns = tuple(replace(turn, entries=entries) if turn == DANGER else turn for turn in RECORD.turns)
    with pytest.raises(TextError, match="G6"):
        verify(replace(RECORD, turns=turns))


def test_dice_that_are_called_real_afterwards_are_told() -> None:
    typed = replace(RECORD, house=HouseRules.parse("dice=by_hand"))
    assert verdict(typed) == "edited"
    assert "sealed.wrong" in wrong(typed)


@pytest.mark.parametrize("change", ["table", "name", "anchor", "seal", "server"])
def test_whatever_the_seal_covers_cannot_be_changed(change: str) -> None:
    text = write_record(RECORD)
    other = link_from_root(b"z" * 32, 0)
    changes = {
        "table": lambda: text.replace("x-table: ABCD", "x-table: ABCE"),
        "name": lambda: re.sub(r"\bben\b", "bob", text),
        "anchor": lambda: text.replace(link_of("ben", 0), other),
        "seal": lambda: text.replace(RECORD.extras[SEAL], other),
        "server": lambda: text.replace(RECORD.extras[SERVER].split(" ")[0], other),
    }
    changed = read_record(changes[change](), lambda _: str(RECORD.layout))
    assert changed != RECORD
    assert verdict(changed) == "edited"
    resigned = with_headers(changed, {SIGNATURE: sign_as_server(changed)})
    assert verdict(resigned) == "wrong", "even if the server itself signs it"


def sign_as_server(record: Record) -> str:
    import hmac

    secret = hmac.digest(SEED, b"signature", "sha256")
    assert public_key(secret) == server_key(SEED)
    return sign(secret, signed_text(record))


def test_a_record_that_is_signed_with_another_key_has_other_dice() -> None:
    """The key is in the seal, and all dice depend on the seal."""
    other = legally_changed(RECORD)
    secret = b"a forger's secret of 32 bytes ..."
    server = RECORD.extras[SERVER].split(" ")[0]
    forged = with_headers(other, {SERVER: f"{server} {public_key(secret)}"})
    forged = with_headers(forged, {SIGNATURE: sign(secret, signed_text(forged))})
    assert wrong(forged) == {"sealed.wrong"}
    from pennypapers.table.dice.chain_record import read_chains, sealed_of

    resealed = with_headers(forged, {SEAL: sealed_of(forged, read_chains(forged)).seal})
    resealed = with_headers(resealed, {SIGNATURE: sign(secret, signed_text(resealed))})
    rolls = [check for check in verify(resealed).checks if check.code == "roll.wrong"]
    assert len(rolls) > len(RECORD.turns) // 2


def test_a_changed_link_is_told_with_its_player() -> None:
    record = with_headers(RECORD, {CHAINS: RECORD.extras[CHAINS].replace(link_of("ben", len(RECORD.turns)), "ab" * 32)})
    assert "chain.wrong" in wrong(record)
    (found,) = [check for check in verify(record).checks if check.code == "chain.wrong"]
    assert found.facts == {"player": "ben"}


def test_leaving_somebody_out_afterwards_gives_other_dice() -> None:
    """A server that calls a link missing, or a seat away, to have another roll is found out."""
    turn = len(RECORD.turns)
    for silence in (f"{turn} -", f"- {turn}"):
        record = with_headers(RECORD, {CHAINS: RECORD.extras[CHAINS].replace("- -", silence, 1)})
        record = with_headers(record, {SIGNATURE: sign_as_server(record)})
        checks = verify(record).checks
        due = [check.turn for check in checks if check.code in ("roll.wrong", "exchange.wrong")]
        assert due in ([turn], []), "one in 216 is the same roll"
        if due:
            assert verdict(record) == "wrong"


# -- what can happen in an honest game -----------------------------------------------------------------------


def silent(game: HostedGame, turn: int) -> None:
    if turn == 3:
        game.give(without=["ben"])


def test_a_silent_device_is_left_out_named_and_rests() -> None:
    game = played(*SEATS, before=silent)
    assert game.hosted.dice is not None
    chain = game.hosted.dice.chains[1]
    assert (chain.missing, chain.away) == ((3,), (4, 5, 6, 7))
    record = game.hosted.record()
    verified = verify(record)
    assert verified.verdict == "good"
    (found,) = [check for check in verified.checks if check.code == "chain.silent"]
    assert found.says == "ben’s device was asked and gave nothing, in these turns: 3"


def test_a_device_that_counts_again_too_soon_is_found() -> None:
    """A server cannot let its accomplice choose between two rolls again and again."""
    record = played(*SEATS, before=silent).hosted.record()
    early = with_headers(record, {CHAINS: record.extras[CHAINS].replace("4-7 3", "5-7 3")})
    assert "chain.rested" in wrong(early)


def test_who_is_away_is_not_asked_and_not_blamed() -> None:
    def away(game: HostedGame, turn: int) -> None:
        game.here = (0, 1) if 2 <= turn < 6 else None

    game = played(*SEATS, before=away)
    assert game.hosted.dice is not None
    assert game.hosted.dice.chains[2].away == (3, 4, 5, 6), "who is there is asked when the turn before closes"
    assert verify(game.hosted.record()).verdict == "good"


@pytest.mark.parametrize("links", ["", "first"])
def test_a_latecomer_counts_from_the_next_roll_on(links: str) -> None:
    def late(game: HostedGame, turn: int) -> None:
        if turn == 5:
            game.come("dan")

    game = played(*SEATS, links=links, before=late)
    record = game.hosted.record()
    assert record.players[-1] == "dan"
    assert verify(record).verdict == "good"
    assert game.hosted.dice is not None
    dan = game.hosted.dice.chains[3]
    assert dan.name == "dan"
    assert dan.since > 5
    assert (dan.at > dan.since) == (links == "")


def test_links_of_the_first_roll_alone_are_enough_where_the_host_wishes() -> None:
    record = played(*SEATS, links="first").hosted.record()
    assert record.extras[DICE] == "2 first"
    assert verify(record).verdict == "good"
    assert all(chain.split()[-4] == "1" for chain in record.extras[CHAINS].split(", ")), "one link each"


def test_alone_the_first_link_is_enough() -> None:
    record = played("ana").hosted.record()
    assert record.extras[DICE] == "2 first"
    assert verify(record).verdict == "good"


def test_rolls_to_which_no_device_added_are_named() -> None:
    """The server knew them before: they are made of its own link alone."""

    def nobody(game: HostedGame, turn: int) -> None:
        game.here = () if turn in (2, 3) else None

    verified = verify(played(*SEATS, before=nobody).hosted.record())
    assert verified.verdict == "good"
    (found,) = [check for check in verified.checks if check.code == "links.turns"]
    assert found.facts == {"turns": "3, 4"}


def test_dice_of_the_server_alone_have_a_verdict_of_their_own() -> None:
    def nobody(game: HostedGame, _turn: int) -> None:
        game.here = ()

    verified = verify(played(*SEATS, before=nobody, nobody_first=True).hosted.record())
    assert verified.verdict == "server"
    assert verified.good
    assert [check.code for check in verified.checks if check.code.startswith("links")] == ["links.none"]


def test_real_dice_are_called_typed() -> None:
    record = played(*SEATS, options="dice=by_hand").hosted.record()
    verified = verify(record)
    assert verified.verdict == "typed"
    assert "roll.good" not in {check.code for check in verified.checks}
    assert "exchange.good" in {check.code for check in verified.checks}


def test_a_game_that_goes_on_is_unfinished() -> None:
    record = played(*SEATS, turns=4).hosted.record()
    verified = verify(record)
    assert verified.verdict == "unfinished"
    assert SERVER_LINK not in record.extras
    assert "roll.good" not in {check.code for check in verified.checks}


@pytest.mark.parametrize(
    ("header", "value"),
    [
        (DICE, "3 each"),
        (DICE, "2"),
        (SERVER, "00"),
        (SERVER_LINK, "999999 " + "00" * 32),
        (SERVER_LINK, "x"),
        (CHAINS, "ana"),
        (CHAINS, f"ana 1 {'00' * 32} 999 {'00' * 32} - -"),
        (CHAINS, f"ana 1 {'00' * 32} 1 {'00' * 32} 1-99999999 -"),
        (CHAINS, ", ".join([f"ana 1 {'00' * 32} 1 {'00' * 32} - -"] * 301)),
    ],
)
def test_headers_that_cannot_be_read_are_refused(header: str, value: str) -> None:
    with pytest.raises(TextError):
        verify(with_headers(RECORD, {header: value}))


def test_the_records_that_the_page_is_tested_with_are_those_of_today() -> None:
    assert {path.stem: path.read_text(encoding="utf-8") for path in DATA.glob("*.game")} == records()


@pytest.mark.parametrize(
    ("name", "verdict"),
    [("eventful", "good"), ("first", "good"), ("solo", "good"), ("typed", "typed"), ("unfinished", "unfinished")],
)
def test_each_of_them_has_its_verdict(name: str, verdict: str) -> None:
    record = read_record((DATA / f"{name}.game").read_text(encoding="utf-8"), no_file)
    assert verify(record).verdict == verdict


def no_file(name: str) -> str:
    """The records carry their layouts."""
    raise FileNotFoundError(name)


def test_neither_a_name_nor_the_moment_of_coming_moves_a_missed_danger() -> None:
    """A latecomer could once try names until missed dangers fell well."""
    game = played(*SEATS, turns=6)
    draws = draws_of(game.hosted, game.dealer)
    spaces = game.hosted.layout.of("o")
    for turn in range(1, 7):
        assert len({draws.missed(turn, name, game.hosted.layout, spaces) for name in ("dan", "eve", "x")}) == 1
    first = draws.missed(1, "dan", game.hosted.layout, spaces)
    others = tuple(space for space in spaces if space != first)
    rest = others[1:]
    assert draws.missed(1, "dan", game.hosted.layout, rest) in rest
    if (second := draws.missed(1, "dan", game.hosted.layout, others)) in rest:
        assert draws.missed(1, "dan", game.hosted.layout, rest) == second, "the next in the same order"


def test_a_roll_needs_every_link_that_is_in_it() -> None:
    """Whoever runs the server knows its links and every anchor, and can try a thousand chains of their own."""
    game = HostedGame(str(RECORD.layout), *SEATS, options="", has_chains=True)
    game.start()
    assert game.game.roll is None
    assert game.hosted.dice is not None
    honest = link_of("ben", 1)
    assert honest not in repr(game.hosted), "nothing that the server keeps gives it away"
    rolls = set()
    for number in range(60):
        dice = replace(
            game.hosted.dice, given={0: link_of("ana", 1), 1: link_of(f"ben {number}", 1), 2: link_of("cleo", 1)}
        )
        rolls.add(str(rolled(replace(game.hosted, dice=dice), game.dealer).roll))
    assert len(rolls) > 30, "every other secret of ben's is another roll"

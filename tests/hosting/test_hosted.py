"""Copies of a hosted table keep all fields."""

from __future__ import annotations

from dataclasses import fields, replace

from pennypapers.hosting import events as log
from pennypapers.hosting.dealer import Dealer
from pennypapers.hosting.decisions.decide import commit
from pennypapers.hosting.hosted import fold
from pennypapers.rules.dice import Roll
from pennypapers.rules.library import builtin_layout

DEALER = Dealer(bytes(32), "ABCD", lambda _: ())


def test_a_turn_changes_the_game_and_nothing_else() -> None:
    """All other fields are set to something other than their default, so that a field that is not copied is noticed."""
    layout = str(builtin_layout("temple", "front"))
    hosted = fold(
        [
            log.Created("temple", layout, "front", "seal", "hash", "dice=by_hand", 60.0, 3),
            log.SeatTaken(0, "Ana", "a", "00"),
            log.SeatTaken(1, "Ben", "b", "01"),
            log.HostPassed(1),
            log.Locked(on=True),
            log.HintsAllowed(on=True),
            log.Started("0001"),
            log.Rolled(1, Roll.parse("1 2 3"), by=1),
        ]
    )
    hosted = replace(hosted, rematch="ABCD", seed="00", joined=(("Ben", 0),), paused=True)
    ((_, after),) = commit(hosted, 0, 1, "d4=1", DEALER, by_bot=True)
    assert after.by_bot == {0}
    assert after.game is not None
    assert hosted.game is not None
    assert after == replace(hosted, game=after.game, by_bot=after.by_bot)
    assert after.game == replace(hosted.game, inked=after.game.inked)
    assert [*after.game.inked] == [0]
    assert all(type(getattr(after, field.name)) is type(getattr(hosted, field.name)) for field in fields(hosted))

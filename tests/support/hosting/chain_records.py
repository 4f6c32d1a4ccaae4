"""Games whose dice come from hash chains, played at random at a hosted table.

`PYTHONPATH=tests python -m support.hosting.chain_records` writes the records in `tests/data/dice`. The verification in
Python and the one on the page are both tested with them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from support.hosting.hosted_game import HostedGame
from support.random_play import finished

from pennypapers.hosting.decisions.decide import commit
from pennypapers.hosting.decisions.late import ink_late as decide_late
from pennypapers.hosting.decisions.late import late_draft
from pennypapers.notation import Record, write_record
from pennypapers.rules import builtin_layout

BeforeTurn = Callable[[HostedGame, int], None]
"""A callback before the links of a turn are given; its arguments are the game and the number of the turn."""


def played(
    *seats: str,
    seed: int = 1,
    options: str = "",
    links: str = "",
    turns: int = 1000,
    before: BeforeTurn | None = None,
    nobody_first: bool = False,
) -> HostedGame:
    """A game of the Temple after its end, or after so many turns. `nobody_first`: no device gives a link for roll 1."""
    game = HostedGame(str(builtin_layout("temple", "front")), *seats, options=options, has_chains=True, links=links)
    game.here = () if nobody_first else None
    rng = random.Random(seed)
    game.start()
    while not game.game.ended and game.game.turns < turns:
        if before is not None:
            before(game, game.game.turns + 1)
        if game.hosted.dice is not None and game.hosted.dice.asked is not None:
            game.give()
        play_turn(game, rng)
        catch_up(game, rng)
    return game


def play_turn(game: HostedGame, rng: random.Random) -> None:
    table = game.game
    if table.roll is None:
        game.roll(" ".join([str(rng.randint(1, 5)), str(rng.randint(1, 5)), rng.choice("12345!")]))
    for seat in tuple(game.game.waiting):
        marks = " ".join(map(str, finished(game.game.draft(seat), rng).marks))
        game.happen([event for event, _ in commit(game.hosted, seat, table.turns + 1, marks, game.dealer)])


def catch_up(game: HostedGame, rng: random.Random) -> None:
    """Let all latecomers play the turns that they missed; dangers are drawn for them at random."""
    for name in tuple(game.hosted.late):
        while name in game.hosted.late and not game.game.ended:
            sheet = game.hosted.late[name].sheet
            if sheet.turns == game.game.turns or sheet.ended:
                break
            marks = " ".join(map(str, finished(late_draft(game.hosted, name), rng).marks))
            game.happen(decide_late(game.hosted, name, sheet.turns + 1, marks, game.dealer))


def chain_record(*seats: str, seed: int = 1) -> Record:
    """The record of a finished game with chains on a built-in layout, which the record refers to by its name."""
    return played(*seats, seed=seed).hosted.record()


CHAIN_TEXT = write_record(chain_record("ana", "ben", "cleo"))
"""The record of a finished game of three players with all links."""


DATA = Path(__file__).parents[2] / "data" / "dice"


def eventful(game: HostedGame, turn: int) -> None:
    """In this game ben once gives no link, cleo is disconnected for some turns, and dan and eve join late."""
    if turn == 3:
        game.give(without=["ben"])
    game.here = (0, 1) if turn in (5, 6) else None
    if turn in (4, 12):
        game.come({4: "dan", 12: "eve le grand"}[turn])


def records() -> dict[str, str]:
    """The text of every record in `tests/data/dice`, by file name."""
    games = {
        "eventful": played("ana", "ben", "cleo", seed=3, before=eventful),
        "first": played("ana", "ben", links="first"),
        "solo": played("ana"),
        "typed": played("ana", "ben", "cleo", options="dice=by_hand"),
        "unfinished": played("ana", "ben", turns=5),
    }
    return {name: write_record(game.hosted.record()) for name, game in games.items()}


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for name, text in records().items():
        (DATA / f"{name}.game").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

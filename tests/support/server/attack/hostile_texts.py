"""The largest and slowest things that a client may send."""

from __future__ import annotations

from support.random_tables import SEATS, played_table

from pennypapers.hosting.protocol.sizes import LONGEST_RECORD
from pennypapers.notation import write_record
from pennypapers.rules import builtin_layout
from pennypapers.table import record_of

SIDE = 20
BIG = "adventure: valley\nname: big\ngrid:\n" + ("o " * SIDE + "\n") * SIDE
FULL = "adventure: valley\nlayout: big.layout\ngrid:\n" + "\n".join(
    " ".join(str((col + 3 * row) % 10 + 6) for col in range(SIDE)) for row in range(SIDE)
)
ROW = "adventure: temple\nname: row\ngrid:\n  o o o o\n"
TURNS = 20_000


def _longest_record() -> str:
    """As long as a record may be: nobody can place a number, so the game never ends, and the rest is entropy, which
    was once hashed again for each turn."""
    head = "adventure: temple\nlayout: row.layout\nplayers: a, b\noptions: no_door=pass\n"
    dice = f"x-seal: {'00' * 32}\nx-seed: {'00' * 32}\nx-entropy: "
    turns = "\n\n" + "".join(f"{number}. 1 D 3 | a: - | b: -\n" for number in range(1, TURNS + 1))
    return head + dice + "00" * ((LONGEST_RECORD - len(head + dice + turns)) // 2) + turns


RECORD = _longest_record()


def _finished_game() -> str:
    _, events = played_table(builtin_layout("valley", "front"), SEATS, seed=1)
    return write_record(record_of(events, "front"))


FINISHED = _finished_game()
"""A game that the coach looks at for as long as it may."""

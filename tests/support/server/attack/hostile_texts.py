"""The largest and slowest things that a client may send."""

from __future__ import annotations

from pennypapers.hosting.protocol.sizes import LONGEST_RECORD

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

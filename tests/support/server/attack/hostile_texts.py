"""The largest and slowest things that a client may send."""

from __future__ import annotations

SIDE = 20
BIG = "adventure: valley\nname: big\ngrid:\n" + ("o " * SIDE + "\n") * SIDE
FULL = "adventure: valley\nlayout: big.layout\ngrid:\n" + "\n".join(
    " ".join(str((col + 3 * row) % 10 + 6) for col in range(SIDE)) for row in range(SIDE)
)
RECORD = (
    "adventure: temple\nlayout: front\nplayers: a, b\nx-seed: " + "00" * 32 + "\nx-entropy: " + "00" * 400_000 + "\n"
)

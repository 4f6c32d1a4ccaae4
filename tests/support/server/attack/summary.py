"""What a run of attacks says: a line for each, and at the end a table for docs/security.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from support.server.attack.attacks import METHODS
from support.server.attack.messages import MESSAGES
from support.server.attack.run import Suffered

SHARES = (0.5, 0.99, 0.9999)
"""Half of all answers took at most so long, 99 of 100, and nearly all."""

LOOK, SEND, SAY, REST = "GET routes", "other routes", "messages", "floods and mixtures"


def line_of(name: str, suffered: Suffered) -> str:
    held = "held" if suffered.is_held else "NOT HELD"
    wall, loop, own = (
        "/".join(f"{1000 * each:.0f}" for each in what) for what in zip(*map(suffered.wait, SHARES), strict=True)
    )
    unanswered = f", without an answer: {', '.join(sorted(suffered.unanswered))}" if suffered.unanswered else ""
    return (
        f"{name:46} {held:8} {wall:>14} ms, own {own:>14} ms, loop {loop:>12} ms, {len(suffered.waits):5} asks, "
        f"{suffered.megabytes:4} MB{unanswered}"
    )


def summary(suffered: Mapping[str, Suffered]) -> Iterator[str]:
    """A table by kinds of attacks, and the lines of those that were not held."""
    groups: dict[str, dict[str, Suffered]] = {kind: {} for kind in (LOOK, SEND, SAY, REST)}
    for name, each in suffered.items():
        groups[_kind_of(name)][name] = each
    yield "| attacks | held | half within | 99 of 100 within | the same without waiting for a processor | memory |"
    yield "|---|---|---|---|---|---|"
    for kind, attacks in groups.items():
        if attacks:
            yield _row(kind, attacks)
    lost = {name: each for name, each in suffered.items() if not each.is_held}
    yield f"{len(suffered) - len(lost)} of {len(suffered)} attacks were held"
    for name, each in lost.items():
        yield line_of(name, each)


def _row(kind: str, attacks: Mapping[str, Suffered]) -> str:
    """The worst of a kind; the slowest is named."""
    slowest = max(attacks, key=lambda name: attacks[name].wait().wall)
    held = sum(each.is_held for each in attacks.values())
    half, wall, own = (
        max(1000 * times for times in found)
        for found in (
            [each.wait(0.5).wall for each in attacks.values()],
            [each.wait().wall for each in attacks.values()],
            [each.wait().own for each in attacks.values()],
        )
    )
    megabytes = max(each.megabytes for each in attacks.values())
    cells = [
        f"{len(attacks)} {kind}",
        f"{held}",
        f"{half:.0f} ms",
        f"{wall:.0f} ms (`{slowest}`)",
        f"{own:.0f} ms",
        f"{megabytes} MB",
    ]
    return f"| {' | '.join(cells)} |"


def _kind_of(name: str) -> str:
    method = name.split(" ")[0]
    if method in METHODS:
        return LOOK if method == "GET" else SEND
    return SAY if name in MESSAGES else REST

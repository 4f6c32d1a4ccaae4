"""The facts of every adventure as JSON: what the page needs to show one, so that it holds no rule of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from ...rules.adventure import Adventure
from ...rules.facts import Ground, Palette, Shape
from ...rules.house import HOUSE_RULES
from ...rules.library import ADVENTURES, SIDES
from ...rules.mark import Kind, Symbol
from ...rules.scoring import ShownAs, ToldBy

SCENES = Path(__file__).parents[2] / "web" / "scenes"


class SpaceKind(msgspec.Struct):
    """A kind of space: its `token` in a layout's text, its `name` in messages, the `shape` it is drawn in.

    `holds_numbers` is whether a number can be written there, `holds` which symbols can be drawn there, by token.
    """

    token: str
    name: str
    shape: Shape
    holds_numbers: bool
    holds: tuple[Symbol, ...]


class DrawnSymbol(msgspec.Struct):
    """What players draw: its `token` in the notation; `name` is its name in messages and its picture."""

    token: Symbol
    name: str


class ScorePart(msgspec.Struct):
    """A part of the score: its `key`, the `clause` that counts it, its `symbol`, the `discovery` it counts, if any."""

    key: str
    clause: str
    symbol: str
    discovery: Kind | None


class ReasonFacts(msgspec.Struct):
    """A kind of reason for stars: its `part` of the score, its `clause`, and how the page shows and names it.

    `shown_as` is how its spaces are lit: plainly, as the steps of a path, as a group with a line round it, or as a
    treasure with its coin. `told_by` is what tells it from others of its kind in a tick (`group:4`, `mummy:c3`).
    """

    kind: str
    part: str
    clause: str
    shown_as: ShownAs
    told_by: ToldBy


class HouseRuleFacts(msgspec.Struct):
    """A house rule that applies here: its `key` in options, its `clause`, its `values`, the default first."""

    key: str
    clause: str
    values: tuple[str, ...]


class ClauseIds(msgspec.Struct):
    """Which clause describes the spaces, the turn, the end of the game, the tie-break and the solo ranks."""

    spaces: str
    turn: str
    end: str
    tie: str
    ranks: str


class AdventureFacts(msgspec.Struct):
    """What a client must know of an adventure. Words are not among them: those are messages, such as `name-` and `key`.

    - `letter` begins the ids of its clauses.
    - `helper` and `danger` are symbols: `face-` and the name is the special face of the green or the red die, and the
      danger's name alone is what is drawn on sheets.
    - `helper_kind` is the name of the kind of space that the green die's special face needs, null where it needs none.
    - `symbols` is what a player may draw, apart from the danger.
    - `uses` is how many times a turn the dice can be used.
    - `treasures` is how many can be circled on a sheet, 0 where there are none; `discoveries` what can be revealed.
    - `nine_crosses` says that a 9 written beside a danger crosses it out; otherwise a 9 of the dice is spent on it.
    - `danger_boxes` is how many dangers count in a game, `solo_turns` how many turns a solo game has at most; null is
      no limit.
    - `ranks` is from how many stars on a solo player is a Pathfinder, a Voyager, an Explorer.
    - `top_rank_is_rare` says that the highest rank is nearly out of reach.
    - `sides` are the names of the built-in layouts, the default first.
    - `has_scene` says that there is a picture of it for the first screen, at `/web/scenes/` and its key.
    - `ground` decides how the outline of a sheet is drawn, `day` and `night` are its colours.
    """

    key: str
    letter: str
    age: int
    minutes: int
    helper: str
    danger: str
    helper_kind: str | None
    kinds: tuple[SpaceKind, ...]
    symbols: tuple[DrawnSymbol, ...]
    parts: tuple[ScorePart, ...]
    reasons: tuple[ReasonFacts, ...]
    clauses: ClauseIds
    house_rules: tuple[HouseRuleFacts, ...]
    uses: int
    treasures: int
    discoveries: tuple[Kind, ...]
    nine_crosses: bool
    danger_boxes: int | None
    solo_turns: int | None
    ranks: tuple[int, int, int]
    top_rank_is_rare: bool
    sides: tuple[str, ...]
    has_scene: bool
    ground: Ground
    day: Palette
    night: Palette


def adventure_facts(rules: Adventure) -> AdventureFacts:
    """The facts of one adventure, joined with what its rules say of themselves."""
    facts, clauses = rules.facts, rules.clauses
    return AdventureFacts(
        key=rules.key,
        letter=clauses.letter,
        age=facts.age,
        minutes=facts.minutes,
        helper=facts.helper,
        danger=facts.danger,
        helper_kind=None if facts.helper_kind is None else rules.printed[facts.helper_kind],
        kinds=tuple(_kind(rules, token) for token in rules.printed),
        symbols=tuple(DrawnSymbol(symbol, symbol.name.lower()) for symbol in rules.symbols),
        parts=tuple(ScorePart(key, part.clause, part.symbol, part.discovery) for key, part in facts.parts.items()),
        reasons=tuple(
            ReasonFacts(kind, each.part, each.clause, each.shown_as, each.told_by)
            for kind, each in rules.reason_kinds.items()
        ),
        clauses=ClauseIds(clauses.spaces, clauses.turn, clauses.end, clauses.tie, clauses.ranks),
        house_rules=tuple(
            HouseRuleFacts(key, HOUSE_RULES[key].clause, tuple(HOUSE_RULES[key].values)) for key in facts.house_rules
        ),
        uses=facts.uses,
        treasures=facts.treasures,
        discoveries=facts.discoveries,
        nine_crosses=rules.nine_crosses,
        danger_boxes=rules.danger_boxes,
        solo_turns=rules.solo_turns,
        ranks=rules.ranks,
        top_rank_is_rare=facts.top_rank_is_rare,
        sides=SIDES,
        has_scene=(SCENES / f"{rules.key}.svg").is_file(),
        ground=facts.ground,
        day=facts.day,
        night=facts.night,
    )


def _kind(rules: Adventure, token: str) -> SpaceKind:
    carries = rules.carries[token]
    return SpaceKind(
        token=token,
        name=rules.printed[token],
        shape=rules.facts.shapes[token],
        holds_numbers=int in carries,
        holds=tuple(each for each in carries if isinstance(each, Symbol)),
    )


@cache
def facts_json() -> bytes:
    """The facts of all adventures, in the order in which they are offered."""
    return msgspec.json.encode([adventure_facts(each) for each in ADVENTURES.values()])


if __name__ == "__main__":
    print(msgspec.json.format(facts_json(), indent=1).decode())

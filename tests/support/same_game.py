"""Plays games with both engines and asserts that they agree: the readable rules and the compiled kernels.

A seed decides everything about a game: the layout (built-in or random), the number of players, the house rules, the
dice and the marks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle, islice, product
from random import Random

from pennypapers.bots.compiled_bots import compiled_bots
from pennypapers.engine.core.board import WORD, Board
from pennypapers.engine.core.engine import Engine, Position
from pennypapers.rules import (
    SIDES,
    Adventure,
    Crossing,
    Draft,
    Growth,
    HouseRules,
    Layout,
    Mark,
    NoDoor,
    Rank,
    Sheet,
    Space,
    Write,
    adventure,
    all_rolls,
    builtin_layout,
)
from pennypapers.rules.layout import FILL, OFF
from pennypapers.rules.mark import NUMBERS
from pennypapers.simulation.jobs import Job
from pennypapers.simulation.results import joined
from pennypapers.simulation.simulate import play_batch, played_game

HOUSES = [HouseRules(*options) for options in product(NoDoor, Growth, Crossing)]


@dataclass(frozen=True)
class Setting:
    """The layout, players and house rules of a random game, with its rules and its compiled engine."""

    rules: Adventure
    kernels: Engine
    board: Board
    players: int
    house: HouseRules
    likes: frozenset[int]
    """The numbers that are preferred when marks are chosen, so that equal numbers come together; empty for no
    preference."""

    @classmethod
    def of(cls, key: str, rng: Random) -> Setting:
        kernels = compiled_bots(key).engine
        layout = builtin_layout(key, rng.choice(SIDES)) if rng.random() < 0.5 else drawn_layout(key, rng, kernels)
        return cls(
            adventure(key),
            kernels,
            kernels.board(layout),
            players=rng.choice((1, 1, 2, 3, 5)),
            house=rng.choice(HOUSES),
            likes=frozenset(rng.sample(NUMBERS, rng.choice((0, 1, 3)))),
        )


def drawn_layout(key: str, rng: Random, kernels: Engine) -> Layout:
    """A random layout: any outline, and any mixture of kinds of spaces."""
    rules = adventure(key)
    others = [kind for kind in rules.printed if kind != FILL] or [OFF]
    while True:
        width, height, density = rng.randint(1, 12), rng.randint(1, 12), rng.uniform(0.4, 1)
        rows = [
            tuple(rng.choice((*others, OFF)) if rng.random() > density else FILL for _ in range(width))
            for _ in range(height)
        ]
        layout = Layout(key, "drawn", tuple(rows))
        if 1 <= len(layout.of(FILL)) <= WORD and all(map(layout.of, rules.needs)):
            try:
                kernels.board(layout)
            except ValueError:
                continue
            return layout


def compare_mark_by_mark(key: str, seed: int) -> int:
    """Play one game with both engines, compare them after every mark, and return the number of compared drafts."""
    rng = Random(f"{key} {seed}")
    setting = Setting.of(key, rng)
    rules = setting.rules
    sheets = [Sheet(setting.board.layout)] * setting.players
    turns = compared = 0
    before: tuple[Space, ...] = ()
    solo = setting.players == 1
    while rules.end(sheets, turns=turns, solo=solo) is None:
        roll = rng.choice(all_rolls())
        swaps = not solo and rules.is_danger_turn(sheets[0], roll)
        held = derangement(setting.players, rng) if swaps else list(range(setting.players))
        turns += 1
        over = False
        after = list(sheets)
        for owner in held:
            draft = Draft.begin(rules, sheets[owner], roll, house=setting.house, before=before)
            position = setting.kernels.position(setting.board, draft)
            draft, looks = play_both(setting, draft, position, rng)
            compared += looks
            after[owner] = draft.sheet
            before = draft.filled if solo else ()
            over |= position.is_over(turns=turns, solo=solo)
        sheets = after
        assert over == (rules.end(sheets, turns=turns, solo=solo) is not None), f"the end after turn {turns}"
    return compared


def compare_simulated(key: str, seed: int, *, bots: Sequence[str] = ("tourist",), games: int = 4) -> int:
    """Simulate games with kernels, replay them with the readable rules, and return the number of turns.

    The bots are assigned to the seats in rotation.
    """
    rng = Random(f"{key} {seed}")
    setting = Setting.of(key, rng)
    seated = ",".join(islice(cycle(bots), setting.players))
    job = Job(setting.board.layout, seated, rng.getrandbits(64), setting.players, setting.house)
    outcome = joined(job, iter([play_batch(job, 0, games)]))
    for game in range(games):
        for seat, sheet in enumerate(replayed(setting, job, game)):
            score = setting.rules.score(sheet)
            assert {part: int(stars[game, seat]) for part, stars in outcome.parts.items()} == score.as_dict()
            assert outcome.results.ties[game, seat] == setting.rules.tie_break(sheet)
            assert list(Rank)[outcome.ranks[game, seat]] == setting.rules.rank(sheet)
    return int(outcome.turns.sum())


def replayed(setting: Setting, job: Job, game: int) -> Sequence[Sheet]:
    """Replay a simulated game with the readable rules and return its final sheets. Asserts that every mark is legal,
    and that the game ends after its last turn and not before."""
    rules = setting.rules
    sheets = [Sheet(job.layout)] * job.players
    before: tuple[Space, ...] = ()
    solo = job.players == 1
    for turn, played in enumerate(played_game(job, game)):
        assert rules.end(sheets, turns=turn, solo=solo) is None
        swaps = not solo and rules.is_danger_turn(sheets[0], played.roll)
        assert sorted(played.held) == list(range(job.players))
        assert all((owner == seat) != swaps for seat, owner in enumerate(played.held))
        after = list(sheets)
        for owner, marks in zip(played.held, played.marks, strict=True):
            whole = Draft.begin(rules, sheets[owner], played.roll, house=job.house, before=before).add_all(marks)
            after[owner] = whole.commit().sheet
            assert whole.commit().marks == whole.marks, "the kernels left a mark out that is due"
            before = whole.filled if solo else ()
        sheets = after
    assert rules.end(sheets, turns=turn + 1, solo=solo) is not None
    return sheets


def derangement(players: int, rng: Random) -> list[int]:
    while True:
        held = list(range(players))
        rng.shuffle(held)
        if all(owner != seat for seat, owner in enumerate(held)):
            return held


def play_both(setting: Setting, draft: Draft, position: Position, rng: Random) -> tuple[Draft, int]:
    looks = 0
    while True:
        marks = _compare(setting, draft, position)
        looks += 1
        if rng.random() < 0.1:  # a position created from an unfinished draft must equal one that was played
            _compare(setting, draft, setting.kernels.position(setting.board, draft))
        if not marks or (draft.options.may_commit and rng.random() < 0.4):
            whole = draft.commit()
            for mark in whole.marks[len(draft.marks) :]:
                position.add(mark)
            _same("the sheet as it is inked", position.sheet(), whole.sheet)
            return whole, looks
        mark = rng.choice(rng.choice(_by_kind(_liked(marks, setting.likes))))
        draft = draft.add(mark)
        position.add(mark)


def _compare(setting: Setting, draft: Draft, position: Position) -> list[Mark]:
    rules, sheet = setting.rules, draft.sheet
    marks = list(draft.options.marks())
    _same("the legal marks", sorted(map(str, position.legal())), sorted(map(str, marks)))
    _same("whether it may be inked", position.may_commit, draft.options.may_commit)
    _same("the sheet", position.sheet(), sheet)
    score = rules.score(sheet)
    _same("the stars", dict(zip(rules.part_keys, position.parts(), strict=True)), score.as_dict())
    _same("the tie-break", position.tie(), rules.tie_break(sheet))
    _same("the rank", list(Rank)[position.rank()], rules.rank(sheet))
    return marks


def _same(what: str, fast: object, readable: object) -> None:
    assert fast == readable, f"{what}: the kernels say {fast}, the rules {readable}"


def _liked(marks: list[Mark], likes: frozenset[int]) -> list[Mark]:
    others = [mark for mark in marks if not (isinstance(mark, Write) and isinstance(mark.value, int))]
    liked = [mark for mark in marks if isinstance(mark, Write) and mark.value in likes]
    return [*others, *liked] if liked else marks


def _by_kind(marks: list[Mark]) -> list[list[Mark]]:
    """Group marks by their type, so that rare types can be chosen as often as numbers."""
    kinds: dict[type[Mark], list[Mark]] = {}
    for mark in marks:
        kinds.setdefault(type(mark), []).append(mark)
    return list(kinds.values())


Comparison = Callable[[str, int], int]
COMPARISONS: dict[str, Comparison] = {"mark by mark": compare_mark_by_mark, "simulated": compare_simulated}

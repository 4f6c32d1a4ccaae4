"""A game that is analysed: replayed turn by turn, with samples of every position that matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ...notation.record import Record, RecordTurn
from ...rules.mark import Mark
from ...rules.scoring import Reason
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ...table import Table, evolve, open_table
from ...table.replay import play_turn
from .choice import CANDIDATES, CLEAR, Measured, Option, measure
from .estimator import Difference, Estimator, Limits, Samples, Spot
from .values import Alternative, Facts, TurnAnalysis
from .work import Work

MISTAKE = 1.0
"""A loss is a mistake only if it is more than so many stars, and clear of its error."""

ENDERS = 4
"""How many sheets with the fewest empty spaces, and how many with the most treasures, are played on beside a player's,
to see when the game ends. Otherwise the analysis of one player would take longer the more there are."""

DRIFT: Mapping[str, float] = {"temple": 0.15, "island": 0.25, "valley": 0.80}
"""Stars a turn that the best turn found is worth more than the policy's own, on average (benchmarks/bots/analysis.md).

The values are those of somebody who always finds the best turn. Otherwise each roll would seem to bring luck, as the
best turn with it is better than what the play-outs expected."""


class Game:
    """A replayed game. Amounts that have to add up are whole numbers of hundredths of a star."""

    def __init__(self, record: Record, work: Work) -> None:
        self.record, self.work = record, work
        self.estimator = Estimator(record.layout, record.house, alone=record.solo, rows=work.rows)
        self._drift = DRIFT[record.adventure.key]
        opened = open_table(record.adventure, record.layout, record.players, house=record.house)
        self._table = self._rolled = self._closed = evolve(None, opened)
        self._sheets = Sheets(self.estimator, self._closed)

    def start(self) -> int:
        """The expected stars before the first roll, the same for all."""
        return self._value(self._sheets.played(0), self.work.rows)

    def play(self, turn: RecordTurn) -> None:
        """Play the next turn of the record."""
        self._table = self._closed
        self._closed, events = play_turn(self._table, turn)
        self._rolled = evolve(self._table, events[0])
        self._sheets = Sheets(self.estimator, self._closed)

    def turn(self, seat: int, before: int) -> tuple[int, TurnAnalysis]:
        """The value after the turn that was played last, and its analysis on the sheet of a seat. `before` is the value
        before the turn."""
        played = self._sheets.played(seat)
        value = self._value(played, self.work.value)
        holder = next(each for each in range(len(self.record.players)) if self._rolled.held(each) == seat)
        draft = self._closed_draft(holder)
        if holder == seat:
            return self._own(seat, draft, played, value, before)
        return self._drawn(seat, holder, draft, played, value, before)

    def _own(self, seat: int, draft: Draft, played: Samples, value: int, before: int) -> tuple[int, TurnAnalysis]:
        """A turn that the owner of the sheet has played."""
        now = Option(draft.marks, played)
        others = [option for option in self._options(seat, seat) if option.samples.spot.sheet != played.spot.sheet]
        found = measure(now, others, self.work)
        loss, error = round(100 * found.loss.stars), _hundredths(found.loss.error)
        is_mistake = found.loss.stars > MISTAKE and found.loss.stars > CLEAR * found.loss.error
        facts = Facts(
            forced=not others,
            mistake=is_mistake,
            earned=self._earned(seat),
            clauses=self._clauses(seat),
            margin=_hundredths(found.margin.stars) if found.margin.stars > CLEAR * found.margin.error else 0.0,
            missed=self._missed(found) if is_mistake else {},
        )
        return value, self._analysed(
            draft,
            value,
            luck=value + loss - before,
            loss=loss,
            error=error,
            alternatives=tuple(_alternative(option, gain, value) for option, gain in found.shown),
            is_best=found.loss.stars <= CLEAR * found.loss.error,
            facts=facts,
        )

    def _drawn(
        self, seat: int, holder: int, draft: Draft, played: Samples, value: int, before: int
    ) -> tuple[int, TurnAnalysis]:
        """A danger that a neighbour drew, compared with the worst place for it, which the play-outs expect."""
        worst = self._options(seat, holder)[0].samples
        first, last = self.work.choosing, self.work.value
        kind = Difference(0.0, 0.0)
        if worst.spot.sheet != played.spot.sheet:
            kind = Difference.of(played, worst, first, last)
        neighbours = round(100 * kind.stars)
        by = self.record.players[holder]
        facts = Facts(forced=True, by=by, earned=self._earned(seat), clauses=self._clauses(seat))
        return value, self._analysed(
            draft,
            value,
            luck=value - neighbours - before,
            neighbours=neighbours,
            error=_hundredths(kind.error),
            alternatives=(Alternative(_text(draft.marks), value / 100, 0.0),),
            is_best=True,
            facts=facts,
        )

    def _analysed(
        self,
        draft: Draft,
        value: int,
        *,
        luck: int,
        loss: int = 0,
        error: float,
        neighbours: int = 0,
        alternatives: tuple[Alternative, ...],
        is_best: bool,
        facts: Facts,
    ) -> TurnAnalysis:
        return TurnAnalysis(
            self._closed.turns,
            str(draft.roll),
            value / 100,
            luck / 100,
            loss / 100,
            error,
            neighbours / 100,
            _text(draft.marks),
            alternatives,
            is_best,
            facts,
        )

    def _value(self, samples: Samples, rows: int) -> int:
        left = samples.turns_left(0, rows)
        return round(100 * (samples.mean(0, rows) + self._drift * left))

    def _closed_draft(self, seat: int) -> Draft:
        """What a seat has committed in the turn that was played last."""
        entry = next(
            each
            for each in self.record.turns[self._closed.turns - 1].entries
            if each.player == self.record.players[seat]
        )
        return self._rolled.draft(seat).add_all(entry.marks).commit()

    def _options(self, seat: int, holder: int) -> list[Option]:
        """The turns that look best to the policy, each once, on the sheet of `seat` in the hands of `holder`."""
        draft = self._rolled.draft(holder)
        others = [sheet for each, sheet in enumerate(self._rolled.sheets) if each != seat]
        marks = self.estimator.candidates(draft, others, self._closed.turns, CANDIDATES, hurts=holder != seat)
        whole = [draft.add_all(each).commit() for each in marks]
        drafts = {each.sheet: each for each in reversed(whole)}
        return [Option(each.marks, self._sheets.instead(seat, each)) for each in reversed(drafts.values())]

    def _earned(self, seat: int) -> Mapping[str, int]:
        before, after = (
            self.record.adventure.score(each.sheets[seat]).as_dict() for each in (self._table, self._closed)
        )
        return {key: after[key] - before[key] for key in after if after[key] != before[key]}

    def _clauses(self, seat: int) -> tuple[str, ...]:
        before, after = (Counter(_reasons(self.record, each.sheets[seat])) for each in (self._table, self._closed))
        return tuple(sorted({reason.clause for reason in after - before}))

    def _missed(self, found: Measured) -> Mapping[str, float]:
        keys = self.record.adventure.part_keys
        return {key: _hundredths(stars) for key, stars in zip(keys, found.missed, strict=True) if abs(stars) >= 0.05}


class Sheets:
    """All sheets after a turn. Each is played on by itself; the first that ends the game ends it for all."""

    def __init__(self, estimator: Estimator, table: Table) -> None:
        self._estimator, self._table = estimator, table
        self._fewest = min(len(sheet.empty()) for sheet in table.sheets)
        self._whole = [Samples(estimator, self._spot(sheet)) for sheet in table.sheets]
        self._played: dict[int, Samples] = {}

    def played(self, seat: int) -> Samples:
        """The sheet of a seat as it stands."""
        if self._table.solo:
            return self._whole[seat]
        if seat not in self._played:
            self._played[seat] = Samples(
                self._estimator, self._spot(self._table.sheets[seat]), self._limits(seat), self._whole[seat]
            )
        return self._played[seat]

    def instead(self, seat: int, draft: Draft) -> Samples:
        """The sheet of a seat if this turn had been played on it."""
        spot = Spot(draft.sheet, draft.filled if self._table.solo else (), self._table.turns, self._fewest)
        return Samples(self._estimator, spot, None if self._table.solo else self._limits(seat))

    def _spot(self, sheet: Sheet) -> Spot:
        return Spot(sheet, self._table.before, self._table.turns, self._fewest)

    def _limits(self, seat: int) -> Limits:
        others = [self._whole[each] for each in near_the_end(self._table.sheets, seat)]

        def limits(first: int, last: int) -> NDArray[np.int64]:
            for samples in others:
                samples.need(first, last)
            return np.asarray(np.min([samples.ends[first:last] for samples in others], axis=0))

        return limits


def near_the_end(sheets: Sequence[Sheet], seat: int) -> set[int]:
    """The other seats whose sheets may end the game: all of a small table, and of a large one those with the fewest
    empty spaces and those with the most treasures."""
    others = [each for each in range(len(sheets)) if each != seat]
    empty = sorted(others, key=lambda each: len(sheets[each].empty()))
    treasures = sorted(empty, key=lambda each: -len(sheets[each].treasures))
    return {*empty[:ENDERS], *treasures[:ENDERS]}


def _alternative(option: Option, gain: Difference, value: int) -> Alternative:
    return Alternative(_text(option.marks), (value + round(100 * gain.stars)) / 100, _hundredths(gain.error))


def _reasons(record: Record, sheet: Sheet) -> Iterator[Reason]:
    for part in record.adventure.score(sheet).parts:
        yield from part.reasons


def _text(marks: Sequence[Mark]) -> str:
    return " ".join(map(str, marks))


def _hundredths(stars: float) -> float:
    return round(stars, 2)

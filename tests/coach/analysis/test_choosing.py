"""A loss is measured on other play-outs than those that chose the best turn, so that luck is not taken for skill."""

from __future__ import annotations

import numpy as np
from support.analysed_games import played, turns_of

from pennypapers.coach.analysis.choice import Option, choose, measure
from pennypapers.coach.analysis.estimator import Difference, Estimator, Samples, Spot
from pennypapers.coach.analysis.work import Work
from pennypapers.rules import parse_mark
from pennypapers.table import replay


class Drawn:
    """Samples of turns that are all equally good: noise round ten stars."""

    def __init__(self, seed: int, rows: int) -> None:
        noise = np.random.default_rng(seed).integers(-8, 9, rows)
        self.rows = 10 + noise

    def stars(self, first: int, last: int) -> object:
        return self.rows[first:last]

    def mean_parts(self, first: int, last: int) -> object:
        return np.array([self.rows[first:last].mean()])


def test_a_loss_is_measured_on_other_playouts_than_those_that_chose() -> None:
    """Twelve turns are equally good. On the play-outs that chose, the one that was played seems to lose; on the others
    the losses of many choices are about nothing."""
    work, same, split = Work(64), [], []
    for seed in range(60):
        options = [Option((parse_mark(f"a{at + 1}=1"),), Drawn(100 * seed + at, work.rows)) for at in range(12)]  # type: ignore[arg-type]
        now, *others = options
        best = choose(now, others, work)[0]
        same.append(Difference.of(best.samples, now.samples, 0, work.choosing).stars)
        split.append(measure(now, others, work).loss.stars)
    assert np.mean(same) > 0.6
    assert abs(float(np.mean(split))) < 0.4


def test_another_turn_is_the_best_only_if_the_playouts_that_chose_are_sure_of_it() -> None:
    work, surely, hardly = Work(64), Drawn(1, Work(64).rows), Drawn(2, Work(64).rows)
    now = Option((parse_mark("a1=1"),), Drawn(1, work.rows))  # type: ignore[arg-type]
    surely.rows = surely.rows + 1  # a star more in every play-out
    hardly.rows = hardly.rows + round(float(now.samples.stars(0, 32).sum() - hardly.rows[:32].sum()) / 32 + 0.5)
    better, equal = (Option((parse_mark("a2=1"),), each) for each in (surely, hardly))  # type: ignore[arg-type]
    assert equal.samples.stars(0, 32).sum() > now.samples.stars(0, 32).sum()
    assert choose(now, [equal], work)[0] is now
    assert choose(now, [better], work)[0] is better


def test_a_strong_player_seems_to_lose_more_on_the_playouts_that_chose() -> None:
    """The same with a real game of Voyager: summed over the game, the losses on split play-outs are smaller."""
    record = played("island", who="voyager", seed=5)
    game = replay(record)
    work, same, split = Work(32), 0.0, 0.0
    estimator = Estimator(record.layout, record.house, alone=True, rows=work.rows)
    for table, rolled, marks in turns_of(record):
        draft = rolled.draft(0).add_all(marks).commit()
        options: list[Option] = []
        for each in [marks, *estimator.candidates(rolled.draft(0), [], table.turns + 1, 12, hurts=False)]:
            whole = rolled.draft(0).add_all(each).commit()
            if not options or whole.sheet != draft.sheet:
                spot = Spot(whole.sheet, whole.filled, table.turns + 1, len(whole.sheet.empty()))
                options.append(Option(whole.marks, Samples(estimator, spot)))
        now, *others = options
        best = choose(now, others, work)[0]
        same += Difference.of(best.samples, now.samples, 0, work.choosing).stars
        split += measure(now, others, work).loss.stars
    assert game.table.ended
    assert same > split

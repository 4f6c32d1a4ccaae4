"""The interface to Skull Island's compiled bots: encodes readable drafts for kernels, and decodes their turns."""

from __future__ import annotations

import numpy as np

from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.house import house_bits
from ...engine.core.log import new_log
from ...engine.core.marks import decode
from ...engine.core.rng import State, word
from ...engine.island.board import IslandBoard
from ...engine.island.engine import IslandEngine, masks_of
from ...engine.island.legal import MOST_MARKS, NOWHERE
from ...engine.island.sheet import count, is_over
from ..compiled_bots import Asked, Candidate, CompiledBots
from ..lineup import TABLE, VOYAGER, Budget, load_lineup
from ..turn import Turn
from . import games, training
from .choice import kind_of_game
from .evaluation import FEATURES, KNOTS
from .explorer import Question, rate
from .futures import Rival
from .rivals import fill_endings, new_endings, strongest_rival
from .scratch import new_scratch, play_turn
from .tourist import play_tourist

LONGEST_TURN = 8
"""Size of the log of one turn: a count, a mark and five treasures."""


class IslandBots(CompiledBots):
    engine = IslandEngine()
    features = FEATURES
    voyager_features = FEATURES
    knots = len(KNOTS)
    budget = Budget(12, 16, 6)
    """Chosen so that a turn takes about one second."""
    plays_tables_by_solo_weights = True
    """In games of several players others often end the game early, so weights trained on them are worse."""

    play_tourists = staticmethod(play_tourist)
    play = staticmethod(games.play)
    learn = staticmethod(training.learn)
    rate = staticmethod(rate)

    def question(self, board: Board, asked: Asked, strength: int, rng: State) -> Question:
        assert isinstance(board, IslandBoard)
        draft, grid, known = asked.draft, board.island, load_lineup("island")
        sheet = masks_of(board, draft.sheet)
        before = board.places[draft.before[0]] if draft.before else NOWHERE
        turn = Turn(index_of(draft.roll), house_bits(draft.house), before, asked.hurts, not asked.others)
        scratch = new_scratch(grid.spots.words)
        rival = Rival(sheet, scratch.total.ending)
        if asked.others:
            endings = new_endings(1 + len(asked.others))
            sheets = np.stack([sheet, *(masks_of(board, each) for each in asked.others)])
            fill_endings(grid, sheets, known.weights[TABLE, VOYAGER], scratch, endings)
            scratch.total.ending[:] = endings[0]
            first = strongest_rival(endings, 0)
            rival = Rival(sheets[first], endings[first])
        weights = known.weights[kind_of_game(turn), strength]
        rollout_scratch, dice = new_scratch(grid.spots.words), np.uint64(word(rng))
        return Question(grid, sheet, rival, turn, weights, known.budget, scratch, rollout_scratch, dice)

    def candidate(self, board: Board, question: Question, index: int) -> Candidate:
        """A mark and the treasures noted after it. If the turn ends the game, the value is the stars of the sheet,
        because the value from the search includes a bonus for winning."""
        log, after, value = new_log(LONGEST_TURN), question.sheet.copy(), float(question.scratch.values[index])
        mark, circles = int(question.scratch.marks[index]), np.zeros(MOST_MARKS, np.int64)
        play_turn(question.grid, after, mark, question.turn.house, circles, log)
        marks = tuple(decode(board, int(each)) for each in log[1 : int(log[0]) + 1])
        if is_over(after):
            treasures, dangers, _ = count(question.grid, after)
            return Candidate(marks, float(treasures + dangers))
        return Candidate(marks, -value if question.turn.hurts else value)

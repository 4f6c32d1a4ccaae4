"""The interface to the Temple's compiled bots: encodes readable drafts for kernels, and decodes their turns."""

from __future__ import annotations

import numpy as np

from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.house import house_bits
from ...engine.core.marks import decode
from ...engine.core.rng import State, word
from ...engine.temple.engine import TempleEngine, masks_of
from ...engine.temple.legal import NOWHERE
from ..compiled_bots import Asked, Candidate, CompiledBots
from ..lineup import SOLO, TABLE, Budget, load_lineup
from ..turn import Turn
from . import games, training
from .evaluation import FEATURES, KNOTS, SAFE
from .explorer import Question, rate
from .scratch import new_scratch
from .tourist import play_tourist


class TempleBots(CompiledBots):
    engine = TempleEngine()
    features = FEATURES
    voyager_features = SAFE
    """Sequences and groups only: Voyager does not evaluate future mummies."""
    knots = len(KNOTS)
    budget = Budget(12, 8, 4)

    play_tourists = staticmethod(play_tourist)
    play = staticmethod(games.play)
    learn = staticmethod(training.learn)
    rate = staticmethod(rate)

    def question(self, board: Board, asked: Asked, strength: int, rng: State) -> Question:
        draft, alone = asked.draft, not asked.others
        before = board.places[draft.before[0]] if draft.before else NOWHERE
        turn = Turn(index_of(draft.roll), house_bits(draft.house), before, asked.hurts, alone)
        known = load_lineup("temple")
        return Question(
            board.grid,
            masks_of(board, draft.sheet),
            turn,
            known.weights[SOLO if alone else TABLE, strength],
            known.budget,
            new_scratch(),
            new_scratch(),
            np.uint64(word(rng)),
        )

    def candidate(self, board: Board, question: Question, index: int) -> Candidate:
        value = float(question.scratch.values[index])
        mark = decode(board, int(question.scratch.marks[index]))
        return Candidate((mark,), -value if question.turn.hurts else value)

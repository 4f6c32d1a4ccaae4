"""The compiled bots of one adventure, and the registry of all adventures that have them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ..errors import PennyError
from ..messages import say

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..engine.core.board import Board
    from ..engine.core.engine import Engine
    from ..engine.core.log import Log
    from ..engine.core.results import Results
    from ..engine.core.rng import State
    from ..rules.mark import Mark
    from ..rules.sheet import Sheet
    from ..rules.turn import Draft
    from .lineup import Budget, Lineup
    from .search import Question


class Candidate(NamedTuple):
    """A whole turn, and the stars that the sheet is expected to have at the end of the game."""

    marks: tuple[Mark, ...]
    stars: float


class Asked(NamedTuple):
    """The position that a bot is asked about."""

    draft: Draft
    others: Sequence[Sheet]
    """All sheets of the table except the one that the draft is on."""
    turn: int
    """The number of this turn in the game, from 1 on."""
    hurts: bool
    """Whether the sheet belongs to somebody else, so that fewer stars are better."""


class CompiledBots(ABC):
    """Tourist, Pathfinder, Voyager and Explorer of one adventure, over the kernels of its engine."""

    engine: ClassVar[Engine]
    features: ClassVar[int]
    """The number of features that a sheet is evaluated by."""
    voyager_features: ClassVar[int]
    """The number of features that Voyager uses: the first ones."""
    knots: ClassVar[int]
    """The number of weights of each feature: one for each of several moments of the game (see `knots`)."""
    prior: ClassVar[Mapping[int, float]] = {}
    """Values towards which the fit pulls the weights of some features (ridge regression); 0 for the others."""
    budget: ClassVar[Budget]
    """Explorer's search budget, which training writes into the weights file."""
    plays_tables_by_solo_weights: ClassVar[bool] = False
    """Whether both bots use Explorer's solo weights in games of several players too."""

    play_tourists: Callable[[Any, int, np.uint64, int, Results, Log], None]
    """Like `play`, without the lineup argument, for games in which every bot is Tourist; much quicker."""
    play: Callable[[Any, Lineup, int, np.uint64, int, Results, Log], None]
    """Play as many games as `results` has rows; each seat is played by the bot of its strength.

    Arguments: the engine's tables, the lineup, house rules as bits, the seed, the number of the first game, the results
    and a log. If the log has a size, the last game is written to it.
    """
    learn: Callable[[Any, Lineup, int, np.uint64, int, NDArray[np.float64], NDArray[np.float64]], float]
    """Play training games, some turns at random, and add their turns to the sums of a least-squares fit.

    Arguments: the engine's tables, the lineup, how many turns in a thousand are random, the seed, the number of games,
    and the two arrays of sums: the normal matrix and the moment vector. The target of the fit is the number of stars
    gained after each turn. Returns the mean of the final stars.
    """
    rate: Callable[[Any], int]
    """Store all turns that Voyager considers, and their values, in the scratch memory of a question; return their
    number."""

    def candidates(self, board: Board, asked: Asked, *, strength: int, seed: int) -> list[Candidate]:
        """Turns of Voyager or Explorer for a draft that has no mark yet, the best first."""
        import numpy as np

        from ..engine.core.rng import new_state, start
        from .lineup import EXPLORER
        from .search import search

        rng = new_state()
        start(rng, np.uint64(seed), 0)
        question = self.question(board, asked, strength, rng)
        if strength == EXPLORER:
            order = search(question)
        else:
            order = np.argsort(-question.scratch.values[: self.rate(question)], kind="stable")
        return [self.candidate(board, question, index) for index in order.tolist()]

    @abstractmethod
    def question(self, board: Board, asked: Asked, strength: int, rng: State) -> Question:
        """Encode a position as arrays for kernels, together with working memory and a random seed for the search."""

    @abstractmethod
    def candidate(self, board: Board, question: Any, index: int) -> Candidate:
        """Decode the turn with this index in the scratch memory of a question."""


def compiled_bots(key: str) -> CompiledBots:
    """The compiled bots of an adventure. Imports numba."""
    if find_spec("numba") is None:
        raise PennyError(say("cli-sim-needs", install="pip install 'pennypapers[fast]'"))
    if key not in COMPILED_BOTS:
        raise PennyError(f"there are no kernels for {key!r}; there are {', '.join(COMPILED_BOTS)}")
    return COMPILED_BOTS[key]()


def _temple() -> CompiledBots:
    from .temple.compiled import TempleBots

    return TempleBots()


def _island() -> CompiledBots:
    from .island.compiled import IslandBots

    return IslandBots()


def _valley() -> CompiledBots:
    from .valley.compiled import ValleyBots

    return ValleyBots()


COMPILED_BOTS: Mapping[str, Callable[[], CompiledBots]] = {"temple": _temple, "island": _island, "valley": _valley}
"""Imports the compiled bots of an adventure when they are first needed, because importing kernels takes time."""

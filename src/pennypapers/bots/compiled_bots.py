"""The compiled bots of one adventure, and the registry of all adventures that have them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ..errors import PennyError

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
    """A whole turn, and the stars that the sheet in hand is expected to have at the end of the game."""

    marks: tuple[Mark, ...]
    stars: float


class Asked(NamedTuple):
    """The position that a bot is asked about."""

    draft: Draft
    others: Sequence[Sheet]
    """All sheets of the table but that of the draft."""
    turn: int
    """The number of this turn in the game, from 1 on."""
    hurts: bool
    """Whether the sheet belongs to somebody else, so that fewer stars are better."""


class CompiledBots(ABC):
    """Tourist, Pathfinder, Voyager and Explorer of one adventure, over the kernels of its engine."""

    engine: ClassVar[Engine]
    features: ClassVar[int]
    """How many features a sheet is evaluated by."""
    voyager_features: ClassVar[int]
    """Voyager is trained on the first so many of them only."""
    knots: ClassVar[int]
    """At how many moments of the game each feature has a weight."""
    prior: ClassVar[Mapping[int, float]] = {}
    """The weights of features before training; those of the others are 0."""
    budget: ClassVar[Budget]
    """Explorer's search budget, which training writes into the weights file."""
    plays_tables_by_solo_weights: ClassVar[bool] = False
    """Whether what Explorer learned in solo games serves both bots at a table."""

    play_tourists: Callable[[Any, int, np.uint64, int, Results, Log], None]
    """Play games of Tourists only, which is much quicker than `play`; otherwise the same, without a lineup."""
    play: Callable[[Any, Lineup, int, np.uint64, int, Results, Log], None]
    """Play as many games as there is room for in the results, each seat by the bot of its strength.

    It takes the engine's tables, the lineup, house rules as bits, the seed, the number of the first game, the results
    and a log. The log, unless it has no size, is that of the last game.
    """
    learn: Callable[[Any, Lineup, int, np.uint64, int, NDArray[np.float64], NDArray[np.float64]], float]
    """Play games with some turns at random and add up what a least-squares fit needs.

    It takes the engine's tables, the lineup, how many turns in a thousand are random, the seed, the number of games,
    and two arrays of sums, the normal matrix and the moments. Fitted are the stars still to come after each turn; the
    mean of the final stars is returned.
    """
    rate: Callable[[Any], int]
    """Voyager: store all turns and their values in the scratch memory of a question; return their number."""

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
        """Encode what a bot is asked as arrays for kernels, with working memory and random numbers for a search."""

    @abstractmethod
    def candidate(self, board: Board, question: Any, index: int) -> Candidate:
        """Decode a turn in the scratch memory of a question."""


def compiled_bots(key: str) -> CompiledBots:
    """The compiled bots of an adventure. Imports numba."""
    if find_spec("numba") is None:
        raise PennyError("simulations need numba; install it with: pip install 'pennypapers[fast]'")
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
"""Each is imported when it is asked for, because importing kernels takes time."""

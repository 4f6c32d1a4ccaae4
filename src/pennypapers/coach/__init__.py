"""What a game could have brought: hindsight, the best sheet found when all dice are known.

Importing this package is cheap; numba is imported when a search begins.
"""

from .dice_file import read_dice
from .hindsight import Hindsight, hindsight, hindsight_of
from .kernels import must_compile

__all__ = ["Hindsight", "hindsight", "hindsight_of", "must_compile", "read_dice"]

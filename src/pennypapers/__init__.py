"""Penny Papers Adventures as software: exact rules, explained scores, a text notation. Unofficial.

>>> from pennypapers import Draft, Roll, Sheet, adventure, builtin_layout, parse_marks
>>> temple = adventure("temple")
>>> draft = Draft.begin(temple, Sheet(builtin_layout("temple", "front")), Roll.parse("2 3 5"))
>>> draft.numbers
(2, 3, 5, 7, 8, 10)
"""

from .errors import InvalidValue, PennyError, RuleBroken, TextError
from .rules import *  # noqa: F403  # the rules are the library
from .rules import __all__ as _rules

__version__ = "0.1.0"
__all__ = [*_rules, "InvalidValue", "PennyError", "RuleBroken", "TextError"]

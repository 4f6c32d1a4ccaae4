"""The refusal of an action: which action it was, the clause that forbids it, and why."""

from __future__ import annotations

from ..errors import PennyError, RuleBroken


class IllegalAction(PennyError, ValueError):  # noqa: N818  # reads well where it is raised
    """An action that may not come next. Nothing has changed, so another one can be tried.

    `action` is its text as in the notation ("c4=7", "forest", "commit"), `clause` the rule that forbids it, `why` the
    sentence.
    """

    def __init__(self, action: str, clause: str, why: str) -> None:
        super().__init__(action, clause, why)
        self.action = action
        self.clause = clause
        self.why = why

    @classmethod
    def by(cls, action: object, broken: RuleBroken) -> IllegalAction:
        """An action that a rule forbids."""
        return cls(str(action), broken.clause, broken.sentence)

    def __str__(self) -> str:
        return f"{self.action} is illegal: {self.clause}: {self.why}"

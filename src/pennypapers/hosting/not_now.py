"""What a table or the server refuses although no rule of the game forbids it."""

from __future__ import annotations

from ..errors import PennyError
from ..messages.refusals import refusal_text


class NotNow(PennyError):  # noqa: N818  # it says what it is
    """A request that is valid in itself, but not now or not for this seat.

    `code` is stable ("seat.watching"), its first part is the kind; `facts` are the values in the sentence, as text.
    The sentence is the message `refused-<code>` of the catalogue.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = {name: str(fact) for name, fact in facts.items()}

    @property
    def kind(self) -> str:
        return self.code.partition(".")[0]

    @property
    def says(self) -> str:
        """One line of English without a full stop."""
        return refusal_text(self.code, self.facts)

    def __str__(self) -> str:
        return self.says

    def __reduce__(self) -> tuple[object, ...]:
        return _not_now, (self.code, self.facts)


def _not_now(code: str, facts: dict[str, str]) -> NotNow:
    return NotNow(code, **facts)

"""What a table or the server refuses although no rule of the game forbids it."""

from __future__ import annotations

from ..errors import CodedError, InvalidText, TextError


class NotNow(CodedError):  # noqa: N818  # it says what it is
    """A request that is valid in itself, but not now or not for this seat; or that contains an unreadable text."""

    @classmethod
    def unreadable(cls, error: InvalidText | TextError) -> NotNow:
        """Refuse a request for a text in it that cannot be read; `line` is a fact if the text has lines."""
        where = {"line": error.line} if isinstance(error, TextError) else {}
        return cls(error.code, **error.facts, **where)

"""Everything that can be refused: a small tree with a stable code, the facts as fields and a sentence for people."""

from __future__ import annotations

from .messages.refusals import refusal_text


class PennyError(Exception):
    """Anything this package refuses. `str()` of it is one line for people."""


class RuleBroken(PennyError):  # noqa: N818  # the word of the vocabulary
    """A rule says no.

    `code` is stable ("T3", "T2.taken"), its first part is the clause; `facts` are what the sentence speaks of.
    A fact that is a tuple holds several of which any would do.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    @property
    def clause(self) -> str:
        return self.code.partition(".")[0]

    @property
    def sentence(self) -> str:
        """One line of English, without the clause and a full stop."""
        return refusal_text(self.code, self.fact_texts)

    @property
    def fact_texts(self) -> dict[str, str]:
        """The facts as text, for whoever says it in another language; several are separated by spaces."""
        facts = self.facts.items()
        return {name: " ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact) for name, fact in facts}

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}"

    def __reduce__(self) -> tuple[object, ...]:
        return _rule_broken, (self.code, self.facts)


def _rule_broken(code: str, facts: dict[str, object]) -> RuleBroken:
    return RuleBroken(code, **facts)


class InvalidValue(PennyError, ValueError):  # noqa: N818  # reads well where it is raised
    """A value that is none of what was expected: the text of a mark, a space, a name, an option, an adventure's key.

    The message says what would be accepted. It is a `ValueError` too, so that code which knows nothing of this package
    can catch it.
    """


LONGEST = 500
"""More than any sentence of ours; a text that is quoted may be longer."""


class TextError(PennyError):
    """A text that cannot be read or that breaks a rule: where it stands, whose it is, which clause."""

    def __init__(self, line: int, message: str, *, player: str | None = None, clause: str | None = None) -> None:
        super().__init__(line, message, player, clause)
        self.line = line
        self.message = message if len(message) <= LONGEST else message[: LONGEST - 1] + "…"
        self.player = player
        self.clause = clause

    def __reduce__(self) -> tuple[object, ...]:
        return _text_error, (self.line, self.message, self.player, self.clause)

    @classmethod
    def from_rule(cls, line: int, broken: RuleBroken, player: str | None = None) -> TextError:
        return cls(line, broken.sentence, player=player, clause=broken.clause)

    def __str__(self) -> str:
        where = [f"line {self.line}", self.player, self.clause]
        return ": ".join([*filter(None, where), self.message])


def _text_error(line: int, message: str, player: str | None, clause: str | None) -> TextError:
    return TextError(line, message, player=player, clause=clause)

"""Everything that can be refused: a small tree with a stable code, the facts as fields and a sentence for people."""

from __future__ import annotations

from .messages.refusals import IN_FILE, LINE, refusal_text
from .messages.speaker import ENGLISH_SPEAKER, Speaker, labelled


class PennyError(Exception):
    """Anything this package refuses. `str()` of it is one line of English for people."""

    def said_by(self, speaker: Speaker) -> str:  # noqa: ARG002  # for those whose sentence is in the catalogue
        """The same line in another language, if its sentence is in the catalogue."""
        return str(self)


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
        """The facts as text, for translations; several values of one fact are separated by spaces."""
        facts = self.facts.items()
        return {name: " ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact) for name, fact in facts}

    def said_by(self, speaker: Speaker) -> str:
        return labelled(speaker, self.clause, refusal_text(self.code, self.fact_texts, speaker))

    def __str__(self) -> str:
        return self.said_by(ENGLISH_SPEAKER)

    def __reduce__(self) -> tuple[object, ...]:
        return _rule_broken, (self.code, self.facts)


def _rule_broken(code: str, facts: dict[str, object]) -> RuleBroken:
    return RuleBroken(code, **facts)


class CodedError(PennyError):
    """A refusal that is no rule of the game.

    `code` is stable ("name.empty"), its first part is the kind; `facts` are the values in the sentence, as text. The
    sentence is the message `refused-<code>` of the catalogue.
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

    def said_by(self, speaker: Speaker) -> str:
        return refusal_text(self.code, self.facts, speaker)

    def __str__(self) -> str:
        return self.says

    def __reduce__(self) -> tuple[object, ...]:
        return _coded, (type(self), self.code, self.facts)


def _coded(kind: type[CodedError], code: str, facts: dict[str, str]) -> CodedError:
    return kind(code, **facts)


class InvalidValue(PennyError, ValueError):  # noqa: N818  # reads well where it is raised
    """A value that is none of what was expected: the text of a mark, a space, a name, an option, an adventure's key.

    The message says what would be accepted. It is a `ValueError` too, so that code which knows nothing of this package
    can catch it.
    """


class InvalidText(CodedError, InvalidValue):  # noqa: N818  # as its base
    """An InvalidValue that players may meet on the page, so that it is said in every language: a name, a mark."""


LONGEST = 500
"""The longest message; sentences of the catalogue are shorter, but may quote a longer text."""


class TextError(PennyError):
    """A text that cannot be read or that breaks a rule: in which line, whose entry it is, why.

    Line 0 stands for a file that could not be opened; its sentence names the file.

    Code, facts and clause are those of the error that it is given.
    `file` is another text that this one refers to, in which the given TextError was found.
    """

    def __init__(self, line: int, why: Fault, *, player: str | None = None, file: str | None = None) -> None:
        super().__init__(line, why, player, file)
        self.line = line
        self.player = player
        self.code: str = why.code
        self.facts: dict[str, str] = why.fact_texts if isinstance(why, RuleBroken) else why.facts
        self.clause: str | None = None if isinstance(why, CodedError) else why.clause
        if file is not None and isinstance(why, TextError):
            self.facts = {IN_FILE: file, LINE: str(why.line), **self.facts}
        self.message = self._sentence(ENGLISH_SPEAKER)

    def __reduce__(self) -> tuple[object, ...]:
        return _text_error, self.args

    def said_by(self, speaker: Speaker) -> str:
        text = self._sentence(speaker)
        line = speaker.say("plain-line", line=str(self.line)) if self.line else None
        for label in filter(None, (self.clause, self.player, line)):
            text = labelled(speaker, label, text)
        return text

    def __str__(self) -> str:
        return self.said_by(ENGLISH_SPEAKER)

    def _sentence(self, speaker: Speaker) -> str:
        return _shortened(refusal_text(self.code, self.facts, speaker))


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


Fault = RuleBroken | CodedError | TextError
"""What can be wrong with a line of a text. Each has a code, by which it is said in every language."""


def _text_error(line: int, why: Fault, player: str | None, file: str | None) -> TextError:
    return TextError(line, why, player=player, file=file)

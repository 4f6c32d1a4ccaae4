"""Typing what stands on paper: a sheet row by row, for one player after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ..counting.claims import CLAIMS, TICKS, parse_claims, parse_ticks
from ..drawing.text.words import capital, symbol_words
from ..errors import InvalidText, TextError
from ..messages import listed, say, speaker
from ..messages.refusals import refusal_text
from ..notation.layout import reason
from ..notation.names import clean_name
from ..notation.paper import PaperFile, read_paper
from ..notation.sheet import SheetFile, write_sheet
from ..rules.adventure import Adventure
from ..rules.grid import Space
from ..rules.layout import OFF
from ..rules.library import adventure
from ..rules.sheet import Sheet
from ..rules.text import words
from .begin import CannotPlay, Printed
from .prompt import Prompt
from .save import replace_file
from .screen import Screen, Tone

BACK = "<"


def type_sheets(printed: Printed, screen: Screen, prompt: Prompt) -> Iterator[PaperFile]:
    """Sheets until nobody is left; each is read like the text of a file."""
    rules = adventure(printed.layout.adventure)
    screen.say(say("plain-title", name=rules.title, layout=printed.layout.name), Tone.TITLE)
    screen.say(" ".join([say("plain-paper-how"), *_symbols(rules)]), Tone.QUIET)
    screen.sheet(Sheet(printed.layout))
    names: list[str] = []
    while name := _ask_name(names, screen, prompt):
        names.append(name)
        yield _Typing(printed, rules, name, screen, prompt).paper()


def keep(papers: Sequence[PaperFile], printed: Printed, folder: Path) -> None:
    """What can stand of each sheet as NAME.sheet; never over a file that is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if printed.text is not None:
            replace_file(folder / f"{printed.layout.name}.layout", printed.text)
        for paper in papers:
            path = folder / f"{_file_name(paper.player or 'sheet')}.sheet"
            if path.exists():
                raise CannotPlay(say("cli-folder-there", path=str(path)))
            replace_file(path, write_sheet(SheetFile(paper.adventure, paper.sheet, paper.layout_ref, paper.player)))
    except OSError as error:
        raise CannotPlay(say("cli-cannot-write", path=str(folder), why=reason(error))) from None


def _file_name(player: str) -> str:
    return "".join(char if char.isalnum() else "-" for char in player)


def _symbols(rules: Adventure) -> Iterator[str]:
    """How the symbols of this adventure are typed, if it has any."""
    signs = [say("plain-paper-symbol", sign=sign, name=symbol_words(sign, rules)) for sign in rules.symbols]
    if rules.facts.treasures:
        signs.append(say("plain-paper-treasure"))
    if signs:
        yield say("plain-paper-symbols", symbols=", ".join(signs))


def _ask_name(taken: Sequence[str], screen: Screen, prompt: Prompt) -> str | None:
    question = f"{say('plain-paper-next' if taken else 'plain-paper-first')} "
    while True:
        answer = prompt.ask(question)
        if not answer:
            return None if taken else "you"
        try:
            name = clean_name(answer)
        except ValueError as error:
            screen.say(f"{capital(reason(error)).removesuffix('.')}.", Tone.REFUSAL)
            continue
        if name not in taken and name.isprintable():
            return name
        hidden = InvalidText("name.unseen", character=next((repr(char) for char in name if not char.isprintable()), ""))
        why = say("plain-paper-taken", name=name) if name in taken else f"{capital(reason(hidden))}."
        screen.say(why, Tone.REFUSAL)


class _Typing:
    """One player's sheet while it is typed: lines of the notation, checked as they come."""

    def __init__(self, printed: Printed, rules: Adventure, name: str, screen: Screen, prompt: Prompt) -> None:
        self._layout, self._rules = printed.layout, rules
        self._screen, self._prompt = screen, prompt
        self._text = printed.text or ""
        reference = printed.reference if printed.text is None else f"{printed.layout.name}.layout"
        self._head = [f"adventure: {rules.key}", f"layout: {reference}", f"player: {name}"]
        self._rows: list[str] = []

    def paper(self) -> PaperFile:
        while len(self._rows) < self._layout.height:
            self._ask_row(len(self._rows))
        found = list(self._ask_discoveries()) if self._rules.facts.discoveries else []
        claims = self._ask_claims()
        return self._read(found, claims)

    def _read(self, discoveries: Sequence[str] = (), claims: Sequence[str] = ()) -> PaperFile:
        sums, ticks = [each for each in claims if "=" in each], [each for each in claims if "=" not in each]
        extra = [f"{header}: {' '.join(some)}" for header, some in ((CLAIMS, sums), (TICKS, ticks)) if some]
        text = "\n".join([*self._head, *extra, "grid:", *self._rows, "discoveries:", *discoveries])
        return read_paper(text, lambda _: self._text)

    def _ask_row(self, row: int) -> None:
        spaces = [col for col, token in enumerate(self._layout.rows[row]) if token != OFF]
        if not spaces:
            self._rows.append(OFF)
            return
        first, last = Space.at(spaces[0], row), Space.at(spaces[-1], row)
        answer = self._prompt.ask(f"{say('plain-paper-row', row=row + 1, first=first, last=last)} ")
        if answer == BACK:
            self._go_back()
            return
        tokens = [_token(each) for each in words(answer)]
        if len(tokens) > len(spaces):
            long = say("plain-paper-long", row=row + 1, spaces=len(spaces), typed=len(tokens))
            self._screen.say(long, Tone.REFUSAL)
            return
        line = ["."] * len(self._layout.rows[row])
        for col, printed in enumerate(self._layout.rows[row]):
            if printed == OFF:
                line[col] = OFF
        for col, token in zip(spaces, tokens, strict=False):
            line[col] = token
        self._rows.append("  " + " ".join(line))
        unreadable = self._read().unreadable
        if unreadable:
            self._rows.pop()
            self._refuse(unreadable[0])

    def _refuse(self, error: Exception) -> None:
        why = refusal_text(error.code, error.facts, speaker()) if isinstance(error, TextError) else reason(error)
        self._screen.say(f"{why.removesuffix('.')}.", Tone.REFUSAL)

    def _go_back(self) -> None:
        """To the last row that was asked for: one with nothing printed is not."""
        while self._rows and self._rows.pop() == OFF:
            pass

    def _ask_discoveries(self) -> Iterator[str]:
        found: list[str] = []
        while answer := self._prompt.ask(f"{say('plain-paper-discovery')} "):
            unreadable = self._read([*found, answer]).unreadable
            if unreadable:
                self._refuse(unreadable[0])
                continue
            found.append(answer)
            yield answer

    def _ask_claims(self) -> list[str]:
        """Sums and ticks on one line; a tick has no `=`."""
        example = listed([f"{self._rules.part_keys[0]}=9 total=20", next(iter(self._rules.reason_kinds))], "or")
        while answer := words(self._prompt.ask(f"{say('plain-paper-claims', example=example)} ")):
            try:
                parse_claims(" ".join(each for each in answer if "=" in each), self._rules)
                parse_ticks(" ".join(each for each in answer if "=" not in each), self._rules)
            except ValueError as error:
                self._refuse(error)
                continue
            return answer
        return []


def _token(typed: str) -> str:
    """What is quick to type: small letters for symbols, and a treasure without anything before it."""
    token = typed.upper() if len(typed) == 1 and typed.isalpha() and typed != "o" else typed.replace("X", "x")
    return f".{token}" if token.startswith("*") else token

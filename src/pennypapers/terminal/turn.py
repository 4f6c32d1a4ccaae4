"""One seat's turn: pencil marks one after the other, see what they change, ink them."""

from __future__ import annotations

from ..bots import Position, strongest
from ..coach.hints import hints
from ..drawing.text.words import capital, part_words, roll_words, score_text, sheet_words, stars_words
from ..errors import InvalidValue, RuleBroken
from ..messages import labelled, listed, say
from ..messages.numbers import signed
from ..rules.mark import Mark, Write
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from ..table import Table
from .answer import Explain, Marks, NoMark, Pick, Point, ShowSheet, Word, read_answer
from .choices import choice_lines, legal_spaces, mark_samples, spaces_of, suggestions, why_nothing
from .guide import explain_topic, explain_turn, relevant_clauses, tell_clause
from .hint_words import expected
from .prompt import Prompt
from .refusal import refusal_words
from .screen import Screen, Tone


class SeatTurn:
    """The dialogue with one seat about the roll on the table. Nobody else's marks of this turn are known here.

    `told` are the clauses that this player has read already; those told now are added.
    """

    def __init__(self, table: Table, seat: int, screen: Screen, prompt: Prompt, *, told: set[str]) -> None:
        self._table = table
        self._told = told
        self._seat = seat
        self._screen = screen
        self._prompt = prompt
        self._owner = table.held(seat)
        self._drafts = [table.draft(seat)]
        self._picks: tuple[Mark, ...] = ()

    @property
    def draft(self) -> Draft:
        return self._drafts[-1]

    def play(self) -> tuple[Mark, ...]:
        """The marks to ink; LeaveGame if the player goes away."""
        self._open()
        while True:
            try:
                answer = read_answer(self._prompt.ask("> "))
                if answer is Word.DONE:
                    return self.draft.commit().marks
                self._follow(answer)
            except RuleBroken as broken:
                self._screen.say(refusal_words(broken), Tone.REFUSAL)
                if self.draft.marks and broken.code.endswith(".one"):
                    self._screen.say(say("plain-undo-helps"), Tone.QUIET)
            except NoMark as error:
                samples = listed(mark_samples(self.draft), "or")
                self._refuse(say("plain-no-mark", text=error.text, samples=samples))
            except ValueError as error:
                self._refuse(str(error))

    def _refuse(self, why: str) -> None:
        self._screen.say(f"{why} {say('plain-help-is-near')}", Tone.REFUSAL)

    def _follow(self, answer: Word | Explain | ShowSheet | Pick | Marks) -> None:
        match answer:
            case Word.UNDO:
                self._undo()
            case Word.STARS:
                self._stars()
            case Word.SHEET:
                self._show()
            case Word.WORDS:
                self._screen.say(sheet_words(self.draft.sheet, self.draft.adventure.score(self.draft.sheet)))
            case Word.HINT:
                self._hint()
            case Explain(topic) if topic:
                explain_topic(topic, self.draft, self._screen)
            case Explain():
                explain_turn(self.draft, self._screen)
                self._screen.say()
                self._tell_choices()
            case ShowSheet(player):
                self._show_other(player)
            case Pick(number):
                self._pencil((self._picked(number),))
            case Marks(marks):
                self._pencil(marks)

    # -- what the player sees ------------------------------------------------------------------------------

    def _open(self) -> None:
        table, draft, screen = self._table, self.draft, self._screen
        stars = stars_words(table.adventure.score(table.sheets[self._seat]).total)
        whose = capital(stars) if table.solo else labelled(table.seats[self._seat], stars)
        screen.say(f"{say('plain-turn', turn=table.turns + 1)} {whose}.", Tone.TITLE)
        screen.say(say("plain-rolled", dice=roll_words(draft.roll, draft.adventure)))
        if draft.is_danger:
            self._open_danger()
        self._tell_clauses()
        screen.say()
        self._draw()
        screen.say()
        self._tell_choices()

    def _open_danger(self) -> None:
        table, key, before = self._table, self.draft.adventure.key, self.draft.before
        wakes = say(f"play-danger-{key}")
        if table.solo:
            draw = say("plain-draw-beside", before=listed(before, "or")) if before else say("plain-draw-own")
            self._screen.say(f"{wakes} {draw}", Tone.DANGER)
            return
        hold = say("play-hold", name=table.seats[self._owner])
        self._screen.say(f"{wakes} {hold} {say(f'play-danger-draw-{key}')}", Tone.DANGER)
        self._screen.say(say("plain-holds-yours"))

    def _tell_clauses(self) -> None:
        """What this roll brings into play: in full the first time, later only where to read it."""
        clauses = list(relevant_clauses(self.draft))
        for clause in clauses:
            if clause.id not in self._told:
                tell_clause(clause, self._screen)
        known = [f"? {clause.id}" for clause in clauses if clause.id in self._told]
        if len(known) > 1:  # the clause of an ordinary turn is not worth repeating
            self._screen.say(say("plain-rules", clauses=", ".join(known)), Tone.QUIET)
        self._told.update(clause.id for clause in clauses)

    def _show(self) -> None:
        self._draw()
        self._screen.say()
        self._tell_pencil()
        self._tell_choices()

    def _draw(self) -> None:
        draft = self.draft.as_inked()
        touched = [space for mark in draft.marks for space in spaces_of(mark)]
        self._screen.sheet(draft.sheet, legal=legal_spaces(self.draft), draft=touched)

    def _tell_choices(self) -> None:
        self._picks = suggestions(self.draft)
        lines = list(choice_lines(self.draft, sign=self._screen.legal_sign, picks=self._picks))
        width = max((len(label) for label, _ in lines), default=0)
        for label, text in lines:
            self._screen.say(f"  {label:<{width}}  {text}", indent=" " * (width + 4))
        if self.draft.options.may_commit:
            more = say("plain-ink-or-undo")
            self._screen.say(f"{more} {say('plain-pick')}" if self._picks else more, Tone.QUIET)
        elif self._picks:
            self._screen.say(say("plain-choose"), Tone.QUIET)
        elif not self.draft.marks:
            self._screen.say(f"{self._sample()} {say('plain-help-is-near')}", Tone.QUIET)

    def _sample(self) -> str:
        for mark in self.draft.options.marks():
            return say("plain-type-a-mark", mark=str(mark))
        return say("plain-nothing-to-write")

    def _tell_pencil(self) -> None:
        """What stands in pencil and what it changes."""
        if not self.draft.marks:
            return
        whole, screen = self.draft.as_inked(), self._screen
        before = self._table.sheets[self._owner]
        screen.say(say("plain-pencil", marks=" ".join(map(str, whole.marks))))
        for space in sorted(whole.sheet.crossed - before.crossed):
            screen.say(f"{say('play-use-cross', space=space)}.", Tone.GOOD)
        for space, value in whole.sheet.treasures.items():
            if space not in before.treasures:
                screen.say(f"{say('play-use-treasure', value=value, space=space)}.", Tone.GOOD)
        screen.say(self._change(before, whole.sheet))

    def _change(self, before: Sheet, after: Sheet) -> str:
        """The stars, and how many more or fewer these marks make, part by part."""
        old, new = (self.draft.adventure.score(sheet) for sheet in (before, after))
        stars = stars_words(old.total)
        parts = [(part.key, part.stars - old[part.key].stars) for part in new.parts]
        moved = ", ".join(f"{part_words(key)} {signed(change)}" for key, change in parts if change)
        change = new.total - old.total
        whose = capital(stars) if self._owner == self._seat else labelled(self._table.seats[self._owner], stars)
        message = "plain-more" if change > 0 else "plain-fewer"
        said = say(message, stars=whose, count=abs(change)) if change else say("plain-same", stars=whose)
        return f"{said}{f' ({moved})' if moved else ''}."

    def _hint(self) -> None:
        """The best turns for this roll, whatever is in pencil."""
        name = strongest()
        ideas = hints(name, Position.of(self._table, self._seat))
        self._screen.say(say("plain-hint-by", bot=say(f"score-rank-{name}")))
        width = max((len(str(idea)) for idea in ideas), default=0)
        for idea in ideas:
            self._screen.say(f"  {idea!s:<{width}}  {expected(idea, say)}".rstrip())

    def _stars(self) -> None:
        sheet = self.draft.as_inked().sheet
        score = self.draft.adventure.score(sheet)
        counting = [space for part in score.parts for reason in part.reasons for space in reason.all_spaces]
        self._screen.sheet(sheet, highlight=counting)
        self._screen.say()
        self._screen.show(score_text(score))

    def _show_other(self, player: str) -> None:
        """A sheet as of the last closed turn: what is inked since is sealed."""
        names = [name for name in self._table.seats if name.lower() == player.lower()]
        if not names:
            raise InvalidValue(say("plain-nobody", name=player, names=listed(self._table.seats)))
        sheet = self._table.sheets[self._table.seats.index(names[0])]
        self._screen.sheet(sheet)
        total = self._table.adventure.score(sheet).total
        stars = stars_words(total)
        self._screen.say(say("plain-sheet-after", name=names[0], turn=self._table.turns, stars=stars))

    # -- what the player does ------------------------------------------------------------------------------

    def _pencil(self, marks: tuple[Mark | Point, ...]) -> None:
        """All of these marks, or none if one is refused."""
        drafts = [self.draft]
        for mark in marks:
            drafts.append(drafts[-1].add(_meant(drafts[-1], mark) if isinstance(mark, Point) else mark))
        self._drafts += drafts[1:]
        self._show()

    def _undo(self) -> None:
        if len(self._drafts) == 1:
            self._screen.say(say("plain-nothing-in-pencil"))
            return
        taken = self._drafts.pop().marks[-1]
        self._screen.say(say("plain-took-back", mark=str(taken)))
        self._show()

    def _picked(self, number: int) -> Mark:
        if not self._picks:
            raise InvalidValue(say("plain-write-where", number=number))
        if not 1 <= number <= len(self._picks):
            raise InvalidValue(say("plain-list-is-short", last=len(self._picks), number=number))
        return self._picks[number - 1]


def _meant(draft: Draft, point: Point) -> Mark:
    """The mark that a bare space name stands for: the only legal one in that space."""
    space = point.space
    marks: list[Mark] = [mark for mark in draft.options.crossings if mark.space == space]
    for choice in draft.options.choices:
        if space in choice.spaces:
            marks += [Write(space, value) for value in choice.values]
    if len(marks) == 1:
        return marks[0]
    if marks:
        values = (str(mark).removeprefix(f"{space}=") for mark in marks)
        raise InvalidValue(say("plain-can-take", space=space, values=listed(values, "or"), mark=str(marks[0])))
    raise why_nothing(draft, space) or InvalidValue(say("plain-nothing-goes", space=space))

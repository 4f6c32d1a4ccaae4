"""One seat's turn on the screen: the sheet with its cursor, the panel beside it, and the keys that are of use now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ...bots import Position, strongest
from ...bots.bot import Idea
from ...coach.hints import hints
from ...errors import PennyError, RuleBroken
from ...messages.numbers import number
from ...messages.translation import Translation
from ...notation.names import ALONE
from ...rules.dice import letters
from ...rules.grid import Space
from ...rules.mark import Discovery, Mark, Pass, Symbol
from ..answer import Marks, NoMark, Point, read_answer
from ..choices import spaces_of, stars_with
from ..hint_words import expected
from ..refusal import refusal_words
from ..saved_game import SavedGame
from .help_screen import HelpScreen
from .panel import Panel
from .pencil import CROSS, Pencil, SeveralFit, first_space
from .score_screen import ScoreScreen
from .sheet_view import SheetView, beside
from .wording import lead

LETTERS = {"b": Symbol.BOAT, "h": Symbol.HUT, "s": Symbol.STATUE, "m": Symbol.MINE, "x": CROSS}


class TurnScreen(Screen[tuple[Mark, ...] | None]):
    """Ends with the marks to ink, or with None when the player leaves the game."""

    AUTO_FOCUS = ""  # keys go to the screen until a list or a field is opened
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(0,-1)", show=False),
        Binding("down", "walk(0,1)", show=False),
        Binding("left", "walk(-1,0)", show=False),
        Binding("right", "walk(1,0)", show=False),
        Binding("enter,space", "put", show=False),
        Binding("tab,plus", "step(1)", show=False, priority=True),
        Binding("shift+tab", "step(-1)", show=False, priority=True),
        Binding("i,ctrl+j", "ink", show=False),
        Binding("u,backspace,ctrl+z", "undo", show=False),
        Binding("d", "discover", show=False),
        Binding("minus", "pass_turn", show=False),
        Binding("t", "hint", show=False),
        Binding("e", "explain", show=False),
        Binding("o", "others", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("slash", "type", show=False),
        Binding("escape", "let_go", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, game: SavedGame, seat: int, words: Translation, *, news: str = "", ascii_only: bool) -> None:
        super().__init__()
        self._game, self._table, self._seat, self._words = game, game.table, seat, words
        self._ascii = ascii_only
        self._pencil = Pencil(self._table.draft(seat))
        self._cursor = first_space(self._pencil)
        self._typed = ""
        self._told = f"{news}\n{lead(words, game.table, seat, self._pencil)}" if news else ""
        self._told_style = "bold" if news else ""
        self._asks_what = False
        self._picks: tuple[tuple[Mark, ...], ...] = ()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal():
            yield SheetView(ascii_only=self._ascii)
            yield Panel()
        yield OptionList(id="picks")
        yield Input(id="typed", placeholder=self._words.say("play-typed-mark-how"))
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#picks").display = False
        self.query_one("#typed").display = False
        self._show()

    def on_resize(self) -> None:
        self._show()

    # -- what is shown -------------------------------------------------------------------------------------

    def _show(self) -> None:
        table, pencil, words = self._table, self._pencil, self._words
        owner = table.sheets[table.held(self._seat)]
        score = table.adventure.score
        sheet, panel = self.query_one(SheetView), self.query_one(Panel)
        preview = self._preview()
        sheet.show(
            pencil.whole.sheet,
            legal=() if preview else pencil.spaces(),
            highlight=preview or (self._cursor,),
            draft=pencil.touched,
        )
        sheet.scroll_to_space(self._cursor)
        unused = "".join(sorted({letter for free in pencil.draft.free for letter in letters(free)}, key="pgr".index))
        panel.show_dice(pencil.draft.roll, unused)
        panel.show_sentence(self._told or lead(words, table, self._seat, pencil), self._told_style)
        panel.show_chips(pencil, words)
        panel.show_stars(score(pencil.whole.sheet), score(owner), words)
        self.query_one("#title", Static).update(Content(self._title()))
        self.query_one("#keys", Static).update("  ".join(self._keys()))

    def _title(self) -> str:
        table, words = self._table, self._words
        name = words.say(f"name-{table.adventure.key}")
        turn, last = table.turns + 1, table.adventure.solo_turns if table.solo else None
        title = (
            words.say("terminal-title-of", name=name, turn=turn, last=last)
            if last
            else words.say("terminal-title", name=name, turn=turn)
        )
        player = table.seats[self._seat]
        return title if table.solo else f"{title} · {words.say('you') if player == ALONE else player}"

    def _keys(self) -> Iterator[str]:
        """The keys that are of use now, each with what it does; every one can be clicked."""
        options, say = self._pencil.draft.options, self._words.say
        if self._pencil.chips:
            yield _key("put", "↵", say("terminal-key-write"))
        if options.may_commit:
            yield _key("ink", "I", say("terminal-key-ink"))
        if self._pencil.draft.marks:
            yield _key("undo", "U", say("terminal-key-undo"))
        if options.discoveries or self._pencil.must_pick:
            yield _key("discover", "D", say("terminal-key-discover"))
        if options.may_pass:
            yield _key("pass_turn", "-", say("terminal-key-pass"))
        yield _key("hint", "T", say("terminal-key-hint"))
        yield _key("explain", "E", say("terminal-key-stars"))
        if not self._table.solo:
            yield _key("others", "O", say("terminal-key-others"))
        yield _key("help", "?", say("terminal-key-help"))
        yield _key("leave", "Q", say("terminal-key-leave"))

    def _tell(self, text: str, style: str = "bold ansi_red") -> None:
        """Show a line before the sentence until the next key."""
        self._told, self._told_style = text, style
        self._show()

    def _preview(self) -> tuple[Space, ...]:
        """The spaces of the line that is marked in the list of discoveries, treasures or hints."""
        picks = self.query_one("#picks", OptionList)
        if not picks.display or picks.highlighted is None:
            return ()
        return tuple(space for mark in self._picks[picks.highlighted] for space in spaces_of(mark))

    # -- what the player does ------------------------------------------------------------------------------

    def _forget_told(self) -> None:
        """Show the sentence of the turn again, in place of what was said last."""
        self._told, self._told_style = "", ""
        self._asks_what = False

    def on_key(self, event: Key) -> None:
        """Digits choose a number, letters a symbol."""
        character = event.character or ""
        if character.isdecimal() and character.isascii():
            self._forget_told()
            self._type_digit(character)
        elif character.lower() in LETTERS:
            self._forget_told()
            self._pencil.choose(LETTERS[character.lower()])
            self._show()
        else:
            self._typed = ""

    def _type_digit(self, digit: str) -> None:
        """`1` and then `2` is 12, where 12 can be chosen; otherwise each digit is a number of its own."""
        for text in (self._typed + digit, digit):
            if int(text) in self._pencil.chips:
                self._pencil.choose(int(text))
                break
        self._typed = digit
        self._show()

    def action_walk(self, across: int, down: int) -> None:
        self._forget_told()
        self._cursor = beside(self._table.layout, self._cursor, across, down)
        self._show()

    def action_step(self, by: int) -> None:
        self._forget_told()
        self._pencil.step(by)
        self._show()

    def action_choose(self, chip: str) -> None:
        """A click on a chip; where it was asked what goes in a space, it goes there."""
        is_answer = self._asks_what
        self._forget_told()
        self._pencil.choose(int(chip) if chip.isdecimal() else CROSS if chip == CROSS else Symbol(chip))
        if is_answer:
            self.action_put()
        else:
            self._show()

    def action_put(self) -> None:
        self._forget_told()
        try:
            self._pencil.put(self._cursor)
        except RuleBroken as broken:
            self._tell(refusal_words(broken, self._words))
        except SeveralFit as several:
            self._tell(self._words.say("terminal-which", space=several.space), "bold")
            self._asks_what = True
        else:
            self._after_mark()

    def on_sheet_view_pointed(self, event: SheetView.Pointed) -> None:
        self._cursor = event.space
        self.action_put()

    def _after_mark(self) -> None:
        self._show()
        if self._pencil.must_pick:
            self.action_discover()

    def action_undo(self) -> None:
        self._forget_told()
        self._pencil.undo()
        self._show()

    def action_pass_turn(self) -> None:
        self._pencil_all(lambda: (Pass(),))

    def action_ink(self) -> None:
        draft = self._pencil.draft
        if broken := draft.why_unfinished():
            self._tell(refusal_words(broken, self._words))
        else:
            self.dismiss(draft.commit().marks)

    def action_let_go(self) -> None:
        self._forget_told()
        self._close_lists()
        self._pencil.choose(None)
        self._show()

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self._pencil.draft, self._words))

    def action_explain(self) -> None:
        sheet = self._pencil.whole.sheet
        self.app.push_screen(ScoreScreen([(self._table.seats[self._table.held(self._seat)], sheet)], self._words))

    def action_others(self) -> None:
        """Every sheet as of the last closed turn: what is inked since is sealed."""
        sheets = list(zip(self._table.seats, self._table.sheets, strict=True))
        self.app.push_screen(ScoreScreen(sheets, self._words))

    # -- lists and typed marks -----------------------------------------------------------------------------

    def action_discover(self) -> None:
        """List the discoveries, those with the cursor's space if there are any, or the treasures to choose from."""
        self._forget_told()
        picks = self._pencil.picks(self._cursor)
        if not picks:
            self._tell(self._words.say("play-nothing-to-find"), "bold")
            return
        lines = [f"{self._named(mark)}  {number(stars_with(self._pencil.draft, mark))} ★" for mark in picks]
        self._open_list([(mark,) for mark in picks], lines)

    def action_hint(self) -> None:
        """List the best turns for this roll; choosing one pencils it."""
        self._forget_told()
        self._tell(self._words.say("terminal-thinking", name=self._words.say(f"score-rank-{strongest()}")), "bold")
        self.run_worker(self._find_hints, thread=True, exclusive=True, group="hint")

    def _find_hints(self) -> None:
        name = strongest()
        ideas = hints(name, Position.of(self._table, self._seat))
        self.app.call_from_thread(self._show_hints, name, ideas)

    def _show_hints(self, name: str, ideas: tuple[Idea, ...]) -> None:
        say = self._words.say
        self._pencil.restart()
        self._tell(say("play-hint-by", bot=say(f"score-rank-{name}")), "bold")
        lines = [f"{idea!s}  {expected(idea, say)}".rstrip() for idea in ideas]
        self._open_list([idea.marks for idea in ideas], lines)

    def _open_list(self, picks: list[tuple[Mark, ...]], lines: list[str]) -> None:
        self._picks = tuple(picks)
        options = self.query_one("#picks", OptionList)
        options.clear_options()
        options.add_options([Option(Content(line)) for line in lines])
        options.display = True
        options.highlighted = 0
        options.focus()
        self._show()

    def on_option_list_option_highlighted(self) -> None:
        self._show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        marks = self._picks[event.option_index]
        self._close_lists()
        self._pencil_all(lambda: marks)

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value
        self._close_lists()
        self._pencil_all(lambda: _marks(text))

    def _close_lists(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.value = ""
        typed.display = False
        self.query_one("#picks").display = False
        self.set_focus(None)

    def _pencil_all(self, read_marks: Callable[[], tuple[Mark, ...]]) -> None:
        """Pencil marks, or say why that is refused."""
        self._forget_told()
        try:
            self._pencil.add_all(read_marks())
        except RuleBroken as broken:
            self._tell(refusal_words(broken, self._words))
        except PennyError:
            self._tell(self._words.say("play-typed-unread"))
        else:
            self._after_mark()

    def _named(self, mark: Mark) -> str:
        if isinstance(mark, Discovery):
            return f"{self._words.say(f'play-kind-{mark.kind}')} {' '.join(mark.spaces)}"
        return str(mark)


def _marks(text: str) -> tuple[Mark, ...]:
    """The marks of a typed line; NoMark if it is anything else."""
    answer = read_answer(text)
    marks = answer.marks if isinstance(answer, Marks) else ()
    found = tuple(mark for mark in marks if not isinstance(mark, Point))
    if not found or len(found) < len(marks):
        raise NoMark(text)
    return found


def _key(action: str, key: str, does: str) -> str:
    return f"[@click=screen.{action}][b]{key}[/b] {does}[/]"

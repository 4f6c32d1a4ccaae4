"""What stands beside the sheet: the dice, the sentence, the chips and the stars."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from ...messages.numbers import number, signed
from ...messages.translation import Translation
from ...rules.dice import Roll
from ...rules.scoring import Score
from .pencil import Chip, Pencil
from .wording import chip_name, made_of

DICE_STYLES = ("ansi_magenta", "ansi_green", "ansi_red")
"""Of the boxes of the dice; what they show has the terminal's own colour, as green is pale on white."""
GAIN, LOSS = "ansi_black on ansi_green", "bold ansi_red"

NARROW = 12
AFTER_NAME = 9
"""The least room for the name of a part, and what its stars and their change take after it."""


class Panel(Vertical):
    """Filled by its screen; a click on a chip calls the screen's action `choose`."""

    def compose(self) -> ComposeResult:
        yield Static(id="dice")
        yield Static(id="sentence")
        yield Static(id="chips")
        yield Static(id="stars")

    def show_dice(self, roll: Roll, unused: str = "pgr") -> None:
        """The three dice in boxes; those that this turn has used are pale."""
        lines = [Content(""), Content(""), Content("")]
        for face, letter, style in zip(roll.faces, "pgr", DICE_STYLES, strict=True):
            box, ink = (style, "bold") if letter in unused else ("dim", "dim")
            edge = Content.styled("│", box)
            middle = edge + Content.styled(f" {face} ", ink) + edge
            for index, part in enumerate((Content.styled("╭───╮", box), middle, Content.styled("╰───╯", box))):
                lines[index] = lines[index] + part + Content(" ")
        self.query_one("#dice", Static).update(Content("\n").join(lines))

    def show_sentence(self, text: str, style: str = "") -> None:
        self.query_one("#sentence", Static).update(Content.styled(text, style) if style else Content(text))

    def show_chips(self, pencil: Pencil, words: Translation) -> None:
        """Every number and symbol that may be chosen, the chosen one in brackets, and how the dice make it."""
        box = self.query_one("#chips", Static)
        lines = _rows([_chip(chip, chip == pencil.chosen, words) for chip in pencil.chips], box.size.width)
        if isinstance(pencil.chosen, int) and (made := made_of(words, pencil.draft, pencil.chosen)):
            lines.append(Content.styled(made, "dim"))
        box.update(Content("\n").join(lines))

    def show_stars(self, score: Score, before: Score, words: Translation) -> None:
        """Each part with its stars, and what the pencil changes."""
        rows = [
            (words.say(f"score-part-{part.key}"), part.stars, part.stars - before[part.key].stars)
            for part in score.parts
        ]
        rows.append((words.say("play-stars"), score.total, score.total - before.total))
        box = self.query_one("#stars", Static)
        wide = max(NARROW, box.size.width - AFTER_NAME)
        lines = [_row(*row, wide, is_total=index == len(rows) - 1) for index, row in enumerate(rows)]
        box.update(Content("\n").join(lines))


def _chip(chip: Chip, is_chosen: bool, words: Translation) -> Content:
    name = chip_name(words, chip)
    text = f"[{name}]" if is_chosen else f" {name} "
    style = "bold reverse" if is_chosen else "bold"
    return Content.from_markup(
        f"[{style} @click=screen.choose('{chip}')]$text[/]", text=text.rjust(4) if len(name) < 3 else text
    ) + Content(" ")


def _rows(pieces: list[Content], width: int) -> list[Content]:
    """As many pieces a line as there is room for."""
    rows: list[Content] = []
    for piece in pieces:
        if rows and rows[-1].cell_length + piece.cell_length <= width:
            rows[-1] += piece
        else:
            rows.append(piece)
    return rows


def _row(name: str, stars: int, change: int, wide: int, *, is_total: bool) -> Content:
    plain = Content.styled(f"{name:<{wide}.{wide}} {number(stars):>4}", "bold" if is_total else "")
    if not change:
        return plain
    return plain + Content(" ") + Content.styled(signed(change), GAIN if change > 0 else LOSS)

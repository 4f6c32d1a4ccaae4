"""A list in which lines are switched on and off; a mark in brackets says which are on, without colour."""

from __future__ import annotations

from collections.abc import Sequence

from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Toggles(OptionList):
    """Enter or a click switches a line. With `single`, exactly one is on."""

    def __init__(self, choices: Sequence[tuple[str, str]], on: Sequence[str], *, single: bool = False, id: str) -> None:
        super().__init__(id=id)
        self._choices = dict(choices)
        self.on = list(on)
        self._single = single

    def on_mount(self) -> None:
        self.add_options([Option(self._line(value), id=value) for value in self._choices])
        self.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        value = event.option_id or ""
        if self._single:
            self.on = [value]
        elif value in self.on:
            self.on.remove(value)
        else:
            self.on.append(value)
        for each in self._choices:
            self.replace_option_prompt(each, self._line(each))

    def _line(self, value: str) -> str:
        mark = "x" if value in self.on else " "
        return f"\\[{mark}] {self._choices[value]}"

"""A sheet as kept by a client that does not know the rules: it applies the texts in `changes` and checks nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pennypapers.rules import Sheet

CHANGE = re.compile(r"(?P<space>[a-z]\d+)(?:=(?P<written>\S+)|(?P<struck>x)|\*(?P<circled>\d+))\Z")


@dataclass
class Paper:
    writing: dict[str, str] = field(default_factory=dict)
    struck: set[str] = field(default_factory=set)
    circled: dict[str, str] = field(default_factory=dict)
    outlined: list[str] = field(default_factory=list)

    def take(self, changes: str) -> None:
        for change in changes.split():
            if "(" in change:
                assert change not in self.outlined
                self.outlined.append(change)
                continue
            found = CHANGE.match(change)
            assert found, change
            space = found["space"]
            if found["written"]:
                assert space not in self.writing, f"{space} is written twice"
                self.writing[space] = found["written"]
            elif found["struck"]:
                assert self.writing[space] == "!", f"there is nothing to strike out in {space}"
                assert space not in self.struck, f"{space} is struck out twice"
                self.struck.add(space)
            else:
                assert space not in self.circled, f"{space} is circled twice"
                self.circled[space] = found["circled"]

    @classmethod
    def of(cls, sheet: Sheet) -> Paper:
        return cls(
            {str(space): str(value) for space, value in sheet.writing.items()},
            {str(space) for space in sheet.crossed},
            {str(space): str(value) for space, value in sheet.treasures.items()},
            [str(discovery) for discovery in sheet.discoveries],
        )

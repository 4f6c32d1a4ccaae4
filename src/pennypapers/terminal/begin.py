"""Start a new game with the player's options, or resume one from its file."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from ..errors import PennyError, RuleBroken, TextError
from ..notation.layout import SUFFIX, reason
from ..notation.names import ALONE
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES, adventure, builtin_layout, read_layout
from ..rules.text import decode
from ..table import evolve, open_table
from .dice import DrawnDice, new_seed
from .names import check_names
from .opponents import Opponents
from .save import Save, new_path, read_save, replace_file
from .saved_game import SavedGame


class CannotPlay(PennyError):  # noqa: N818  # as it is said
    """A game cannot be started; the message is one line that says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The player's options; what is missing is asked for or has a default."""

    adventure: str | None = None
    layout: str | None = None
    players: tuple[str, ...] | None = None
    bots: tuple[str, ...] = ()
    house: HouseRules = field(default_factory=HouseRules)
    seed: bytes | None = None
    out: Path | None = None


@dataclass(frozen=True, slots=True)
class Printed:
    """A layout and how a record refers to it; its text too, if it came from a file."""

    layout: Layout
    reference: str
    text: str | None = None


def begin(wishes: Wishes, *, folder: Path) -> SavedGame:
    """A new game, with a file of its own in `folder` unless a place was named."""
    printed = printed_layout(wishes.layout, wishes.adventure)
    rules = adventure(printed.layout.adventure)
    people = wishes.players or (ALONE,)
    opponents = Opponents.named(wishes.bots, people)
    opened = open_table(rules, printed.layout, (*people, *opponents.seats), house=wishes.house)
    if wishes.out and wishes.out.exists():
        raise CannotPlay(f"{wishes.out} is there already; go on with it by --resume, or name another")
    path = wishes.out or new_path(rules.key, folder, datetime.now())
    try:
        if not wishes.out:
            folder.mkdir(parents=True, exist_ok=True)
        reference = _beside(printed, path)
    except OSError as error:
        raise CannotPlay(f"{path.parent} cannot be written: {reason(error)}") from None
    seed = wishes.seed or new_seed()
    save = Save(path, reference, seed=seed, extras=opponents.header)
    return SavedGame([opened], evolve(None, opened), save=save, dice=DrawnDice(seed), opponents=opponents)


def resume(path: Path) -> SavedGame:
    """The game in a file, with the same roll on the table and the same player to move."""
    try:
        saved = read_save(path)
        check_names(saved.table.seats)
        opponents = Opponents.of_record(saved.record.extras, saved.table.seats)
    except (TextError, RuleBroken) as error:
        raise CannotPlay(f"{path}: {error}") from None
    except (OSError, ValueError) as error:
        raise CannotPlay(f"{path} cannot be read: {reason(error)}") from None
    save = Save(path, saved.record.layout_ref, seed=saved.seed, extras=saved.record.extras)
    # A record without a seed keeps none: its earlier rolls could not be verified with a new one.
    dice = DrawnDice(saved.seed or new_seed())
    return SavedGame(saved.events, saved.table, save=save, dice=dice, opponents=opponents)


def printed_layout(wanted: str | None, key: str | None, command: str = "play") -> Printed:
    """The built-in side or the file that was asked for, checked against the adventure if one was named."""
    name = wanted or SIDES[0]
    if not name.endswith(SUFFIX):
        if key is None:
            raise CannotPlay(f"say which adventure's {name} side: pennypapers {command} temple --layout {name}")
        try:
            return Printed(builtin_layout(key, name), name)
        except ValueError as error:
            raise CannotPlay(f"{error}; a file's name ends in {SUFFIX}") from None
    try:
        text = decode(Path(name).read_bytes())
        layout = read_layout(text)
    except TextError as error:
        raise CannotPlay(f"{name}: {error}") from None
    except (OSError, ValueError) as error:
        raise CannotPlay(f"{name} cannot be read: {reason(error)}") from None
    if key not in (None, layout.adventure):
        raise CannotPlay(f"{name} is a layout of the {layout.adventure}, not of the {key}")
    return Printed(layout, name, text)


def _beside(printed: Printed, path: Path) -> str:
    """How the record in `path` names the layout. A file is copied beside it, so that the game can be moved or kept."""
    if printed.text is None:
        return printed.reference
    source = Path(printed.reference)
    if source.parent.resolve() == path.parent.resolve() and len(source.name.split()) == 1 and "#" not in source.name:
        return source.name
    for number in range(1, 1000):
        name = f"{printed.layout.name}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        copy = path.parent / name
        if not copy.exists():
            replace_file(copy, printed.text)
            return name
        if copy.read_bytes() == printed.text.encode():
            return name
    raise CannotPlay(f"{path.parent} is full of layouts called {printed.layout.name}")

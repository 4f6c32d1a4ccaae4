"""Start a new game with the player's options, or resume one from its file."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from ..challenges import Challenge
from ..challenges.attempt import attempt_header
from ..errors import PennyError, RuleBroken, TextError
from ..messages import labelled, say
from ..notation.layout import SUFFIX, carried_layout, reason, reference
from ..notation.names import ALONE
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES, adventure, builtin_layout, read_layout
from ..rules.text import decode
from ..table import evolve, open_table
from ..table.dice.draws import KnownDraws
from ..table.dice.fairness import known_rolls
from .dice import new_seed
from .names import check_names
from .opponents import Opponents
from .save import Save, new_path, read_save, replace_file, runs_in
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
    challenge: Challenge | None = None
    out: Path | None = None

    @property
    def is_chosen(self) -> bool:
        """Whether it is said what to play."""
        return not (self.adventure is None and self.layout is None and self.challenge is None)


@dataclass(frozen=True, slots=True)
class Printed:
    """A layout and how a record refers to it; its text too, if it came from a file."""

    layout: Layout
    reference: str
    text: str | None = None


def begin(wishes: Wishes, *, folder: Path) -> SavedGame:
    """A new game, with a file of its own in `folder` unless a place was named; of a challenge also the unfinished run
    of it in `folder`."""
    if wishes.challenge is not None:
        return _begin_run(wishes.challenge, wishes, folder)
    printed = printed_layout(wishes.layout, wishes.adventure)
    rules = adventure(printed.layout.adventure)
    people = wishes.players or (ALONE,)
    opponents = Opponents.named(wishes.bots, people)
    opened = open_table(rules, printed.layout, (*people, *opponents.seats), house=wishes.house)
    path = _new_file(wishes.out, rules.key, folder)
    try:
        layout = _beside(printed, path)
    except OSError as error:
        raise CannotPlay(say("cli-cannot-write", path=str(path.parent), why=reason(error))) from None
    seed = wishes.seed or new_seed()
    save = Save(path, layout, seed=seed, extras=opponents.header)
    return SavedGame([opened], evolve(None, opened), save=save, draws=KnownDraws(seed), opponents=opponents)


def resume(path: Path) -> SavedGame:
    """The game in a file, with the same roll on the table and the same player to move."""
    try:
        saved = read_save(path)
        check_names(saved.table.seats)
        opponents = Opponents.of_record(saved.record.extras, saved.table.seats)
        rolls = known_rolls(saved.record)
    except (TextError, RuleBroken) as error:
        raise CannotPlay(labelled(str(path), reason(error))) from None
    except (OSError, ValueError) as error:
        raise CannotPlay(say("cli-cannot-read", path=str(path), why=reason(error))) from None
    save = Save(path, saved.record.layout_ref, seed=saved.seed, extras=saved.record.extras)
    # A record without a seed keeps none: its earlier rolls could not be verified with a new one.
    draws = KnownDraws(saved.seed or new_seed(), rolls=rolls)
    return SavedGame(saved.events, saved.table, save=save, draws=draws, opponents=opponents)


def _begin_run(challenge: Challenge, wishes: Wishes, folder: Path) -> SavedGame:
    """A run of a challenge, which is a solo game. The first one in `folder` counts; those after it are practice."""
    people = wishes.players or (ALONE,)
    if len(people) > 1:
        raise CannotPlay(say("challenge-alone"))
    runs = list(runs_in(folder, challenge))
    for path, table in runs:
        if not table.ended:
            if wishes.out and wishes.out.absolute() != path.absolute():
                raise CannotPlay(say("challenge-kept-at", path=str(path)))
            return resume(path)
    rules = challenge.adventure
    opened = open_table(rules, challenge.layout, people, house=challenge.house)
    path = _new_file(wishes.out, rules.key, folder)
    extras = {**challenge.headers, **carried_layout(challenge.layout), **attempt_header(len(runs) + 1)}
    # A file of the same name may lie in that folder; the copy in the record is read where there is no such file.
    layout = reference(challenge.layout).replace(SUFFIX, f"-{challenge.seal[:8]}{SUFFIX}")
    save = Save(path, layout, seed=challenge.seed, extras=extras)
    return SavedGame([opened], evolve(None, opened), save=save, draws=challenge.draws)


def _new_file(wanted: Path | None, adventure: str, folder: Path) -> Path:
    """Where a new game is kept; its folder is made."""
    if wanted and wanted.exists():
        raise CannotPlay(say("cli-game-there", path=str(wanted)))
    path = wanted or new_path(adventure, folder, datetime.now())
    try:
        if not wanted:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotPlay(say("cli-cannot-write", path=str(path.parent), why=reason(error))) from None
    return path


def printed_layout(wanted: str | None, key: str | None, command: str = "play") -> Printed:
    """The built-in side or the file that was asked for, checked against the adventure if one was named."""
    name = wanted or SIDES[0]
    if not name.endswith(SUFFIX):
        if key is None:
            raise CannotPlay(say("cli-which-side", side=name, command=f"pennypapers {command} temple --layout {name}"))
        try:
            return Printed(builtin_layout(key, name), name)
        except ValueError as error:
            raise CannotPlay(say("cli-no-layout", why=reason(error).removesuffix("."), ending=SUFFIX)) from None
    try:
        text = decode(Path(name).read_bytes())
        layout = read_layout(text)
    except TextError as error:
        raise CannotPlay(labelled(name, reason(error))) from None
    except (OSError, ValueError) as error:
        raise CannotPlay(say("cli-cannot-read", path=name, why=reason(error))) from None
    if key is not None and key != layout.adventure:
        raise CannotPlay(
            say("cli-other-adventure", file=name, found=adventure(layout.adventure).title, wanted=adventure(key).title)
        )
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
    raise CannotPlay(say("cli-folder-full", folder=str(path.parent), name=printed.layout.name))

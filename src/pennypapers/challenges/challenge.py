"""A challenge: an adventure, a layout, house rules and a seed, so that everybody who plays it has the same dice."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..errors import InvalidText, RuleBroken, TextError
from ..notation.layout import ReadFile, carried_layout, find_layout, reference
from ..notation.record import read_house
from ..rules.adventure import Adventure
from ..rules.dice import Roll
from ..rules.house import DiceFrom, HouseRules
from ..rules.layout import Layout
from ..rules.library import adventure, read_adventure
from ..rules.text import Headers, header, lines
from ..table.dice.challenge_seal import CHALLENGE, ROLLS, challenge_seal, read_rolls, rolls_text
from ..table.dice.draws import SEED_BYTES, KnownDraws

SUFFIX = ".challenge"
VERSION = "1"
HEADERS = ("challenge", "title", "adventure", "layout", "options", "rolls", "seed", "seal")
MOST_TITLE = 60


@dataclass(frozen=True, slots=True)
class Challenge:
    """What is played, and the dice. `str()` of it is the text of a `*.challenge` file.

    The seal is one hash over all of it but the title. It can be published while the seed is still secret, and shows
    later that neither the dice nor anything else was changed. `rolls` are known before, as those of a finished game
    are; the seed gives the rolls after them.
    """

    layout: Layout
    seed: bytes
    house: HouseRules = field(default_factory=HouseRules)
    title: str = ""
    rolls: tuple[Roll, ...] = ()

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise InvalidText("challenge.seed", count=SEED_BYTES)
        if self.house.dice is DiceFrom.BY_HAND:
            raise InvalidText("challenge.by_hand")
        is_one_line = self.title == " ".join(self.title.split()) and self.title.isprintable()
        if not is_one_line or "#" in self.title or len(self.title) > MOST_TITLE:
            raise InvalidText("challenge.title", count=MOST_TITLE)

    @property
    def adventure(self) -> Adventure:
        return adventure(self.layout.adventure)

    @property
    def draws(self) -> KnownDraws:
        """The dice of every run."""
        return KnownDraws(self.seed, rolls=self.rolls)

    @property
    def seal(self) -> str:
        return challenge_seal(self.layout, self.house, self.seed, self.rolls)

    @property
    def headers(self) -> dict[str, str]:
        """What the record of a run carries, so that its dice can be verified."""
        known = {ROLLS: rolls_text(self.rolls)} if self.rolls else {}
        return {CHALLENGE: self.seal, **known}

    def __str__(self) -> str:
        head = [
            header("challenge", VERSION),
            *([header("title", self.title)] if self.title else []),
            header("adventure", self.layout.adventure),
            header("layout", reference(self.layout)),
            *([header("options", str(self.house))] if str(self.house) else []),
            *([header("rolls", rolls_text(self.rolls))] if self.rolls else []),
            header("seed", self.seed.hex()),
            header("seal", self.seal),
            *(header(name, value) for name, value in carried_layout(self.layout).items()),
        ]
        return "".join(f"{line}\n" for line in head)


def read_challenge(text: str, read_file: ReadFile) -> Challenge:
    """A challenge from its text; TextError says what is wrong with it, also if its seal does not fit the rest."""
    headers = Headers(HEADERS)
    for line in lines(text):
        headers.add(line)
    if headers["challenge"] != VERSION:
        raise TextError(headers.line("challenge"), InvalidText("challenge.version", found=headers["challenge"]))
    layout = find_layout(headers, read_adventure(headers), read_file)
    try:
        rolls = read_rolls(headers.get("rolls") or "")
    except RuleBroken as broken:
        raise TextError(headers.line("rolls"), broken) from None
    try:
        challenge = Challenge(layout, _seed(headers), read_house(headers), headers.get("title") or "", rolls)
    except InvalidText as error:
        raise TextError(headers.line("seed", "options", "title"), error) from None
    if headers["seal"] != challenge.seal:
        raise TextError(headers.line("seal"), InvalidText("challenge.seal"))
    return challenge


def _seed(headers: Headers) -> bytes:
    try:
        return bytes.fromhex(headers["seed"])
    except ValueError:
        raise TextError(headers.line("seed"), InvalidText("text.hexadecimal", header="seed")) from None

"""The page's own reader of Fluent against the Python runtime: both print the same, message by message."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from support.web.catalogue import files, language_messages, needed, selector_keys
from support.web.node import needs_node, print_json

from pennypapers.messages import LANGUAGES
from pennypapers.messages.translation import SOFT_HYPHEN, Translation

Given = dict[str, str | int]

COUNTS = (0, 1, 2, 1_000_000)
SAMPLES = (
    *COUNTS,
    -1,
    -19,
    8,
    11,
    "c4",
    "a1",
    "Ana",
    "élise",
    "Hugo",
    "Yves",
    "Yann",
    "Inés",
    "Iago",
    "Hilda",
    "Óscar",
    "O",
)
"""Among them names before which French and Spanish change a word, and some before which they do not."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}

ODD = """\
# A comment
plain = One line
empty-around =    blanks at both ends
several =
    First line
      indented by two
    third, after none

    fifth, after a blank one
first-line = begins here
    and goes on
indent-of-a-placeable =
      deeper
    { $word } is the least
    { $word }
braces = { $word }{ $word } and { "{" }quoted{ "}" }  two blanks, { "" }none
quoted = { "  kept  " }
narrow = no\u202fbreak\u00a0
### A heading
count = { $count ->
    [0] none at all
    [one] one { $word }
          of two lines
   *[other] { $count } of them
} behind
order = { $count ->
    [one] class first
    [1] number first
   *[other] default
}
exact = { $count ->
    [1] exactly
    [one] class
   *[other] default
}
by-word = { $word ->
    [temple] doors
   *[island] boats
    [valley] huts
}
nested = { $count ->
    [one] { $word ->
        [temple] a door
       *[other] a { $word }
    }
   *[other] { $count } { $word }s
}
two = { $count ->
    [one] a
   *[other] b
} and { $count ->
    [0] c
   *[other] d
}
says-another = { count }, { plain } { by-word }
missing = { $nothing ->
    [one] a
   *[other] b
}
brackets = [kept] * also . here = # no comment
"""


def asked(language: str) -> Iterator[tuple[str, Given]]:
    """Every message with samples of everything that may come into it."""
    known = language_messages(language)
    for key, message in known.items():
        names = needed(key, known)
        for sample in SAMPLES if names else ("",):
            yield key, dict.fromkeys(names, sample)
        for name, keys in selector_keys(message).items():
            for value in sorted(keys - PLURALS):
                yield key, {**dict.fromkeys(names, "c4"), name: int(value) if value.isdecimal() else value}


def in_python(language: str, source: str, wanted: list[tuple[str, Given]]) -> list[str]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    printed = []
    for key, given in wanted:
        pattern = bundle.get_message(key).value
        assert pattern
        printed.append(str(bundle.format_pattern(pattern, given)[0]))
    return printed


def as_translated(language: str, source: str, wanted: list[tuple[str, Given]]) -> list[str]:
    """As the package says it: with words that change before a vowel, and a minus sign."""
    words = Translation(language, [source])
    return [words.say(key, **given) for key, given in wanted]


def in_node(language: str, source: str, wanted: list[tuple[str, Given]]) -> list[str]:
    printed = print_json("print_messages.js", [{"language": language, "source": source, "asked": wanted}])
    assert isinstance(printed, list)
    assert isinstance(printed[0], list)
    return printed[0]


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_prints_every_message_as_python_does(language: str) -> None:
    source, wanted = "\n".join(files(language).values()), list(asked(language))
    assert wanted
    printed = in_node(language, source, wanted)  # only the page parts words
    assert [text.replace(SOFT_HYPHEN, "") for text in printed] == as_translated(language, source, wanted)


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_reads_odd_messages_as_python_does(language: str) -> None:
    names = [line.split(" =")[0] for line in ODD.splitlines() if line[0:1].isalpha()]
    samples: list[Given] = [{"count": count, "word": word} for count in COUNTS for word in ("temple", "pit", "")]
    wanted = [(name, given) for name in names for given in samples]
    assert in_node(language, ODD, wanted) == in_python(language, ODD, wanted)

"""Writes src/pennypapers/hosting/look_alikes.txt from Unicode's confusable characters (UTS 39).

Run it with the folder of the package confusable-homoglyphs, which has them as JSON:

    pip download --no-deps confusable-homoglyphs && unzip confusable_homoglyphs-*.whl
    python tools/look_alikes.py confusable_homoglyphs
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "pennypapers" / "hosting" / "look_alikes.txt"
MARKS = "\u200e\u200f"
"""What the JSON puts round characters that are written from right to left."""

HEAD = """\
# Letters and digits that look alike: what they look like, then those that do. Written by tools/look_alikes.py
# from the confusable characters of UTS 39, © Unicode, Inc., under the Unicode License (unicode.org/license.txt).
"""


def main(folder: str) -> None:
    pairs: dict[str, list[dict[str, str]]] = json.loads((Path(folder) / "confusables.json").read_text("utf-8"))
    groups: defaultdict[str, set[str]] = defaultdict(set)
    for shown, others in pairs.items():
        for other in others:
            source, target = shown.strip(MARKS), other["c"].strip(MARKS)
            if is_letter(source) and rank(target, pairs) < rank(source, pairs):
                groups[target].add(source)
    lines = [f"{target} {''.join(sorted(sources))}\n" for target, sources in sorted(groups.items())]
    FILE.write_text(HEAD + "".join(lines), "utf-8")


def rank(text: str, pairs: dict[str, list[dict[str, str]]]) -> tuple[bool, int, str]:
    """A sort key. Of two texts that look alike, names are compared by the lower one: the one of several characters, or
    else the one that occurs in most pairs."""
    return len(text) == 1, -len(pairs.get(text, ())), text


def is_letter(text: str) -> bool:
    """Whether a text is one letter or digit that NFKC leaves unchanged; names are normalised before comparison."""
    return len(text) == 1 and unicodedata.category(text)[0] in "LN" and unicodedata.normalize("NFKC", text) == text


if __name__ == "__main__":
    main(sys.argv[1])

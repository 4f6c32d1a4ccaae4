"""Finds marks in any text, to see whether it tells what somebody has written."""

from __future__ import annotations

import re

MARK = re.compile(r"[a-z][1-9][0-9]?(?:=[0-9!BHSM]+|x|\*[0-9]+)|(?:forest|city|mountain|pyramid)\([^)]*\)")


def marks_in(text: str) -> set[str]:
    return set(MARK.findall(text))

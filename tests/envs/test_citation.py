"""The citation file says the version of the package."""

from __future__ import annotations

from pathlib import Path

import pennypapers

CITATION = Path(__file__).parents[2] / "CITATION.cff"


def test_the_version_is_that_of_the_package() -> None:
    lines = CITATION.read_text(encoding="utf-8").splitlines()
    assert "cff-version: 1.2.0" in lines
    assert f"version: {pennypapers.__version__}" in lines
    assert "license: MIT" in lines

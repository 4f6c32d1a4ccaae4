"""What `import pennypapers` and `pennypapers score FILE` cost, beside a bare interpreter in one run: processor time."""

from __future__ import annotations

import tempfile
from pathlib import Path

from fresh_process import bytecode, least_and_median

ROUNDS = 15

SHEET = """adventure: temple
layout: front
grid:
  - - 2 3 4 - -
  - - . 5 . - -
  - 9 6 - . . -
  - D ! 7 . D -
  . . 8 - . . .
  . . . D . . .
  D . . - . . D
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, bytecode() as environment:
        sheet = Path(folder, "ana.sheet")
        sheet.write_text(SHEET)
        programs = {
            "python (bare)": "pass",
            "import pennypapers": "import pennypapers",
            "pennypapers score FILE": f"from pennypapers.cli import main; main(['score', {str(sheet)!r}])",
        }
        for name, code in programs.items():
            least, middle = least_and_median(code, environment, ROUNDS)
            print(f"{name:24} {least * 1000:6.0f} ms at least, {middle * 1000:6.0f} ms at the median")


if __name__ == "__main__":
    main()

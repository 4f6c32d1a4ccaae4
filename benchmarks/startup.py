"""How long `import pennypapers` and `pennypapers score FILE` take, beside a bare interpreter in one run."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

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
    with tempfile.TemporaryDirectory() as folder:
        sheet = Path(folder, "ana.sheet")
        sheet.write_text(SHEET)
        commands = {
            "python (bare)": [sys.executable, "-c", "pass"],
            "import pennypapers": [sys.executable, "-c", "import pennypapers"],
            "pennypapers score FILE": [sys.executable, "-m", "pennypapers", "score", str(sheet)],
        }
        best = dict.fromkeys(commands, float("inf"))
        for _ in range(ROUNDS):
            for name, command in commands.items():
                start = perf_counter()
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
                best[name] = min(best[name], perf_counter() - start)
    bare = best["python (bare)"]
    for name, spent in best.items():
        print(f"{name:24} {spent * 1000:6.0f} ms   {(spent - bare) * 1000:+6.0f} ms over bare   {spent / bare:5.2f} ×")


if __name__ == "__main__":
    main()

"""What an import path such as `mybots.greedy:Hasty` names."""

from __future__ import annotations

import sys
from pathlib import Path
from pkgutil import resolve_name


def imported(path: str) -> object:
    """Import it. Modules of the current folder are found too, as with `python -m`, but after all others, so that no
    file that lies there hides a package; what goes wrong is raised as it is."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    found: object = resolve_name(path)
    return found

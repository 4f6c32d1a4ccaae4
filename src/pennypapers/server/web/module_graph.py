"""Which modules a JavaScript module imports statically, read from its text."""

from __future__ import annotations

import posixpath
import re

STATIC_IMPORT = re.compile(r"""\b(?:import|export)\s*(?:[\w\s{},*$]*\bfrom\s*)?["'](\.{1,2}/[^"'\n]+\.js)["']""")
"""`import … from "./x.js"`, `export … from "./x.js"` and `import "./x.js"`, as people or bundlers write them. Not
`import("./x.js")`, which loads later."""


def imports_of(name: str, text: str) -> list[str]:
    """The modules that a module imports, by their names below the same folder as its own.

    >>> imports_of("play/play.js", 'import { t } from "../app/language.js";\\nexport { die } from "./dice.js";')
    ['app/language.js', 'play/dice.js']
    """
    folder = posixpath.dirname(name)
    return [posixpath.normpath(posixpath.join(folder, found)) for found in STATIC_IMPORT.findall(text)]

"""Every sentence that people read: `<language>/*.ftl` in Project Fluent's format, English included.

The page and the printer read the .ftl files. The rest of the package runs without Fluent and says English only, from
`english.json`, which `make words` writes from `en/*.ftl`.
"""

from .english import listed, say
from .languages import ENGLISH, LANGUAGES

__all__ = ["ENGLISH", "LANGUAGES", "listed", "say"]

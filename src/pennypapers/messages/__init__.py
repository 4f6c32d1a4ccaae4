"""Every sentence that people read: `<language>/*.ftl` in Project Fluent's format, English included.

The page and the printer read the .ftl files. The rest of the package runs without Fluent and says English, from
`english.json`, which `make words` writes from `en/*.ftl`; commands speak their user's language if Fluent is installed.
"""

from .languages import ENGLISH, LANGUAGES
from .spoken import labelled, listed, say, speaker, speaking

__all__ = ["ENGLISH", "LANGUAGES", "labelled", "listed", "say", "speaker", "speaking"]

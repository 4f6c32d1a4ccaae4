"""The languages of the catalogue, each a folder beside this file.

The rest of the package imports them from here; a test compares the list on the page.
"""

ENGLISH = "en"
"""Where a sentence is written first, and what is spoken where nothing else is asked for."""

LANGUAGES = (ENGLISH, "fr", "nl", "de", "es")

"""The languages of the catalogue, each a folder beside this file.

The rest of the package imports them from here; `make words` writes them for the page, to `web/js/app/languages.js`.
"""

ENGLISH = "en"
"""Where a sentence is written first, and what is spoken where nothing else is asked for."""

LANGUAGE_NAMES = {ENGLISH: "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch", "es": "Español"}
"""Every language by its code, named in its own words."""

LANGUAGES = tuple(LANGUAGE_NAMES)

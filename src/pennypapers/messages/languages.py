"""The languages of the catalogue, each a folder beside this file.

The rest of the package imports them from here; `make words` writes them for the page, to `web/js/app/languages.js`.
"""

from collections.abc import Mapping

ENGLISH = "en"
"""Where a sentence is written first, and what is spoken where nothing else is asked for."""

LANGUAGE_NAMES = {ENGLISH: "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch", "es": "Español"}
"""Every language by its code, named in its own words."""

LANGUAGES = tuple(LANGUAGE_NAMES)


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the user's system, if it is one of ours; otherwise English.

    >>> system_language({"LANG": "fr_BE.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "fr_BE.UTF-8"})
    ('fr', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH

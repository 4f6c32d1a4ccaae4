// The languages, each named in its own words. `make words` writes this file from `messages/languages.py`.

export const LANGUAGES = /** @type {const} */ ({"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch", "es": "Español"});

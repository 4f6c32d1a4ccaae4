"""Commands for paper: sheets, layouts and the rules, as text, picture or print."""

"""Sheets, rules, dice and blank layouts on paper: drawn by `drawing`, set and put together by Typst."""

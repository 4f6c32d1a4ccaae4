"""Answers about sheets and records that are sent as text, without a table."""

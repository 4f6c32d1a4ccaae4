"""Sheets and game records as plain text, read and written."""

from .names import clean_name
from .record import Entry, Record, RecordTurn, read_record, write_record, write_turn
from .sheet import SheetFile, read_sheet, write_sheet

__all__ = [
    "Entry",
    "Record",
    "RecordTurn",
    "SheetFile",
    "clean_name",
    "read_record",
    "read_sheet",
    "write_record",
    "write_sheet",
    "write_turn",
]

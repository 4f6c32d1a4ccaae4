"""Tables spread over several databases."""

from .store import SpreadStore

__all__ = ["SpreadStore"]

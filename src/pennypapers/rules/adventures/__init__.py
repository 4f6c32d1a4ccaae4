"""The three adventures, one file each, and what only one of them has: treasures, discoveries."""

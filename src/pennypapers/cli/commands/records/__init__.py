"""Commands that read records of games that were played."""

"""Players without accounts: the list of their games, another device, and the file with all records."""

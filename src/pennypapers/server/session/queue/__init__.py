"""The queue of a table: decisions that wait, are saved together and only then take effect."""

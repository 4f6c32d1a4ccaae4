"""What whoever owns the machine does with its database: backups, and the list of tables."""

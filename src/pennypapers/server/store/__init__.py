"""Where tables are kept: the contract, SQLite and PostgreSQL."""

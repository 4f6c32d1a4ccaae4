"""A sheet as text: drawn for a terminal, and said in sentences."""

"""Messages made from the state of a hosted table: who may see what of it."""

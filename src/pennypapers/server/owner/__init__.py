"""The owner's page: who may see it, what it shows of all processes at one store, and what it does."""

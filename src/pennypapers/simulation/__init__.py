"""Simulates many games between bots: jobs, batches, worker processes and results."""

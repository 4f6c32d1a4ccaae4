"""Many games of bots at once: jobs, batches, worker processes and results."""

"""A league of bots: the same dice for all, paired differences, ratings, and a report."""

"""The lab: many games of bots, what came of them in words, numbers and plots."""

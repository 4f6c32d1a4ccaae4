"""Kernels of the vector environment: many games a step apart, each as a row of arrays, over the engine's kernels.

`games.py` has the arrays, `deal.py` what is the same in every adventure, and one file for each adventure what is not.
"""

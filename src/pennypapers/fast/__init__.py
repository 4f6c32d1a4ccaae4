"""The same rules written to run: compiled kernels for many games at once.

Trusted only because `tests/fast` plays games through both engines, mark by mark. Importing this package is cheap;
numba is loaded by the modules that hold kernels, so ask for them where they are needed and not before.
"""

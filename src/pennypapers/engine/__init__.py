"""The same rules written to run: compiled kernels for many games at once.

`tests/engine` plays games through both engines and compares them mark by mark. Importing this package is cheap; numba
is loaded by the modules that hold kernels, when the first kernel is called.
"""

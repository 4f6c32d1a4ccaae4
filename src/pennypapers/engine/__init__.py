"""The rules of `pennypapers.rules` a second time, as functions compiled by numba (kernels), for bots and simulations.

Sheets, marks and rolls are integers and arrays here. `tests/engine` plays the same games with both and compares them
after every mark. Importing this package is cheap: numba is imported only by the modules that define kernels.
"""

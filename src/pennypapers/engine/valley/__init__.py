"""The rules of the Valley as compiled kernels."""

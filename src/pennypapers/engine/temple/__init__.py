"""The rules of the Temple as compiled kernels."""

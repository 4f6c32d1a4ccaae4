"""The rules of Skull Island as compiled kernels."""

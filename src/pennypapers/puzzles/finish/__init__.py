"""The exact search of the best finish of a game whose dice are known, as compiled kernels over the engine."""

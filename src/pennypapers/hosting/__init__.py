"""A table with a lobby, seats, a host, latecomers and paper, without any input or output."""

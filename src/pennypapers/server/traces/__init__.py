"""Expensive work in processes of its own: bounded in time, memory and number per address, cancelled with its caller."""

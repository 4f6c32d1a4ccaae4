"""Sceneries: the landscape that each adventure adds to a drawn sheet."""

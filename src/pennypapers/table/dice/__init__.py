"""Dice that anybody can verify: how they are drawn, sealed and signed, and how a record is checked."""

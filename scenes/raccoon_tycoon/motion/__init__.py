"""The flights of pieces from place to place."""

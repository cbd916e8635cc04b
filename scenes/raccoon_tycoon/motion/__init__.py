"""The animation of moves: flights of pieces from place to place."""

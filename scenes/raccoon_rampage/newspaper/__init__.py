"""The Continental, printed: the front page of a finished game."""

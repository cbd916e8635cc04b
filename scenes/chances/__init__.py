"""The chance to win of every seat over a finished game."""

"""The Astoria Gazette: the front page of a finished game."""

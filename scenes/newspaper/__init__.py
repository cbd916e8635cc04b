"""The front page of a finished game, on the screen and as a file."""

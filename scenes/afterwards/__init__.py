"""The base of the pages after a game: their paper, heading and row of tabs."""

"""The words of the game: events, advice, recaps, keys."""

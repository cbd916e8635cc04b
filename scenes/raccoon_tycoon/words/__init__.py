"""What is said of the game: events, advice, recaps, keys."""

"""Data that travels with the game: language catalogues and themes (read by `importlib.resources`)."""

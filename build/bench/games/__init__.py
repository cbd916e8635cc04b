"""The scripted scenes and hard choices of each game."""

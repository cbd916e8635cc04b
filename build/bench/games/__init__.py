"""The scripted scenes and contested moves of each game."""

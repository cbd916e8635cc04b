"""Raccoon Tycoon by its complete rules; `game.py` puts the rooms together."""

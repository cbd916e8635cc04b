"""Saloon Tycoon (2nd edition) by its complete rules; `game.py` puts the rooms together."""

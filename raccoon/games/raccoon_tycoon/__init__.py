"""Raccoon Tycoon: the complete rules; `game.py` joins the modules into a game."""

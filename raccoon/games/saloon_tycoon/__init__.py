"""Saloon Tycoon (2nd edition): the complete rules; `game.py` joins the modules into a game."""

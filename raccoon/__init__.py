"""Raccoon Tycoon: a desktop adaptation of the Gilded-Age board game."""

"""The presentation of Raccoon Rampage: layout, picture, words, choices, motion, sounds, results."""

GAME = "raccoon_rampage"
"""The game's name in saves, assets and settings."""

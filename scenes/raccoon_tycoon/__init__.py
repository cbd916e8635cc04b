"""The table of Raccoon Tycoon: its layout, its picture, the choices of a turn, the auction."""

GAME = "raccoon_tycoon"
"""The game that is shown here, by its name."""

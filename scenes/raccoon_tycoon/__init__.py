"""The table of Raccoon Tycoon: its layout, its picture, the choices of a turn, the auction."""

GAME = "raccoon_tycoon"
"""The name of this game, as in the registries and the asset folders."""

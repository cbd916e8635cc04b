"""The table of Raccoon Tycoon: its layout, its picture, the choices of a turn, the auction."""

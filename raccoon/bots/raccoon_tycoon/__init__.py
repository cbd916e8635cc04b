"""The bots of Raccoon Tycoon."""

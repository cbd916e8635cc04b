"""Undo and redo, the table at an earlier point of the game, the reason for a move."""

"""All saved games, of every kind: to go on with, to look back at, to rename, to throw away and put back."""

"""The opponents of Raccoon Tycoon and their knowledge of it."""

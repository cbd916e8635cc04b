"""The post-mortem of a finished game: its deeds row by row, and what they were worth."""

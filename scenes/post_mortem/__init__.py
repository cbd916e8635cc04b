"""The post-mortem of a finished game: the value of its deeds, row by row."""

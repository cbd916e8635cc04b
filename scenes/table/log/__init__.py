"""The log of a game: told from its events, on a page that can be walked, filtered and lit up."""

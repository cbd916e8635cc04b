"""The log of a game: lines made from its events, on a page that can be scrolled, filtered and lit."""

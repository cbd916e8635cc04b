"""Finished games: forks, and what is counted over all of them."""

"""Finished games: evaluation, forks, statistics, medals, challenges."""

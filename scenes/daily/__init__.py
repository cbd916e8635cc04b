"""The deal of the day: a calendar of its results, and the way to play it."""

"""The deal of the day: a calendar of results, and a button to play it."""

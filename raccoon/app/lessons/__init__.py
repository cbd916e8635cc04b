"""Guided games: what is to be done in one, and where a learner stands. Knows no window."""

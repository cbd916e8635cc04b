"""Guided games: their steps, and a learner's progress in them."""

"""Challenges: a board of tickets for each game, what each asks for, and the way to play it."""

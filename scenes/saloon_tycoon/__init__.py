"""Saloon Tycoon at the window: its table, choices, animations, results, rulebook and newspaper."""

GAME = "saloon_tycoon"
"""The game's name in registries, saves and assets."""

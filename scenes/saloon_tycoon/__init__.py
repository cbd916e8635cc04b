"""The table of Saloon Tycoon: a street of house fronts cut open, and what is played there."""

GAME = "saloon_tycoon"
"""The game that is shown here, by its name."""

"""The table of Raccoon Rampage: a night session of a European parliament, and what is played there."""

GAME = "raccoon_rampage"
"""The game that is shown here, by its name."""

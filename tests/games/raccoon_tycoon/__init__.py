"""The rules of Raccoon Tycoon, asked what the rulebook would be asked; `table.py` lays positions."""

"""The controls and texts of a table: verb buttons, banner, headline, hints, magnifier."""

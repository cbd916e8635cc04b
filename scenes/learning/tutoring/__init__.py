"""The tutor of a guided game: its desk over the table, its buttons, and the pointing hand."""

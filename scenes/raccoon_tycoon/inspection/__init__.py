"""The inspection pages of the table's pieces."""

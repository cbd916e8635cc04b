"""The map of Europe: its coasts, how it is seen, and how it is drawn."""

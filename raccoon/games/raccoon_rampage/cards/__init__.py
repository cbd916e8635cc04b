"""The action cards: one file for each kind of work, none for a single card."""

"""The action cards: one file for each kind of card, with its commands, events and options."""

"""The ways in which a person decides: votes, cards, targets, areas, and the open call."""

"""How a person decides: votes, cards, targets, areas, and the open call."""

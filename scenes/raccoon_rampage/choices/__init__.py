"""The choices of a person: votes, cards, targets, areas, wishes, and the open call."""

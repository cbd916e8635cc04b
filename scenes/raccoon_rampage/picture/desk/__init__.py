"""What belongs to whoever looks: the own board, the hand, votes, deck and discards."""

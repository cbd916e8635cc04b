"""The viewer's own things: the board, the hand, votes, deck and discards."""

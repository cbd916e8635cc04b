"""The zones of the desk: the role's board, the votes, deck and discards with the bells."""

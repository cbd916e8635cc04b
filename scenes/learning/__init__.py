"""Learning a game: the rulebook, the guided game, first-time hints, the choice at the first start."""

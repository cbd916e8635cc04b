"""The teaching of a game: the rulebook, the guided first game, the choice at the first start."""

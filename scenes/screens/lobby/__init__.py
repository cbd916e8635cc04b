"""Setting up a new game: who plays, with which options, from which seed."""

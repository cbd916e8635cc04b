"""The lobby: setting up the players, options and seed of a new game."""

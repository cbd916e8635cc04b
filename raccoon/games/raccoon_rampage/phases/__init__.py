"""The steps of the game: each file holds one step's commands, events, options and rules."""

"""The moves of a turn, one a file: its commands, events and options, and its functions decide and evolve."""

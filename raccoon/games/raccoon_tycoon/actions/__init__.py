"""The moves of a turn, one rule a file: its commands, events, options, decide and evolve."""

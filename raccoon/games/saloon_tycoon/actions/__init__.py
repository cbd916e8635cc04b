"""The moves of a turn and what follows from them, one rule a file: its commands, events, options."""

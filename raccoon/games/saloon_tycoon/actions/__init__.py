"""The moves of a turn and their automatic consequences, one a file: its commands, events and options."""

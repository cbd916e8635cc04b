"""The save of a game: its format, reading, writing, listing, export and check."""

"""The program around a game: seats, saves, settings, texts and the command line's work."""

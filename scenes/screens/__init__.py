"""The screens around a game: title, lobby, settings, dialogs."""

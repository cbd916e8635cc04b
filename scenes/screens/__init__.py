"""The screens around a game: title, lobby, settings, seats, curtain, loading, errors."""

"""The certificate after a game: painted from what the game hands over."""

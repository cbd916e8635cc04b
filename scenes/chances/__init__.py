"""The review of a finished game: chances to win, turning points, luck and mistakes."""

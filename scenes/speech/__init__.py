"""Speech: the words of the screens, spoken or written; depends on no particular screen or game."""

"""People: what they have won and lost over all saved games, their ratings, and the hall of fame."""

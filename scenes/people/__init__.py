"""People: statistics and ratings over all saved games, the hall of fame, and medals."""

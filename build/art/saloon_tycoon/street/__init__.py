"""The street and the land about it, at every hour."""

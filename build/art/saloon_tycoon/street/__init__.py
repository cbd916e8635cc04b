"""The street and the land around it, at every hour."""

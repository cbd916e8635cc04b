"""The replay theatre: a game that is not played now, watched from its first event to its last."""

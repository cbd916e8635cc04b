"""The replay: watches a game at any point of it, plays it back, and saves it as a film."""

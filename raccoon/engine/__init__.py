"""The event-sourced engine that every game of the house runs on; it knows no game."""

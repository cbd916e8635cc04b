"""The event-sourced engine that every game runs on; it knows no game."""

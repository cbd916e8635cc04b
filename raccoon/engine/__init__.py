"""The event-sourced engine of all games; it knows no particular game."""

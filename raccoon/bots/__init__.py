"""The bots: built-in opponents, which decide by their seat's view, never by the state."""

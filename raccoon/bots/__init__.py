"""The built-in opponents: they decide from their seat's view, never from the state."""

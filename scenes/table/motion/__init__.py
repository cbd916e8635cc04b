"""The animations of events, and their pace."""

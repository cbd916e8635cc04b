"""The animations of moves, and their pace."""

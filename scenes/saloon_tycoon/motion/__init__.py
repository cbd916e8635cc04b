"""The animations of this table's events, and its sounds and music."""

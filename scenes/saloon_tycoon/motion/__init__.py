"""The animations of this table's events, and everybody's moods."""

"""The general table: whatever is played at it."""

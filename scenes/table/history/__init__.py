"""Ways back: steps back and forward, the table as it was, the reason for a move."""

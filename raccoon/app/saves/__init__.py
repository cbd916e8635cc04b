"""The saves of games: format, reading, writing, listing, export and verification."""

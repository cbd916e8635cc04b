"""The end of the game: the front page, the charts, the ledger, and who broke ranks."""

"""The results after a game: certificate, charts and ledger, drawn from the plain data that the game gives."""

"""The synthesiser and the scores: every sound of the game is computed here, without samples."""

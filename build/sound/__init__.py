"""The synthesiser and the score: every sound of the game is made here, from nothing but arithmetic."""

"""One game at one table: seats, moves, opponents, steps back."""

"""One game at one table: seats, moves, opponents, undo."""

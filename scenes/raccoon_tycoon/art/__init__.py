"""What Raccoon Tycoon alone draws: its pieces, its cards and signs, its small pictures by name."""

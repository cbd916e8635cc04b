"""The drawings of Raccoon Tycoon alone: its pieces, its cards and signs, its small pictures by name."""

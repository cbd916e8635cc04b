"""The games' covers, a file each: they import nothing of their games."""

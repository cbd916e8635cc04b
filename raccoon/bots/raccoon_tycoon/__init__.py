"""What opponents know about Raccoon Tycoon."""

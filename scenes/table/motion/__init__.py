"""What moves when something happens, and how long it takes."""

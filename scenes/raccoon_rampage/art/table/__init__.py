"""What lies about the map: the Chamber and its door, the tracker, the night, the front page, the title."""

"""The surroundings of the map: Chamber and door, tracker, night, front page, title."""

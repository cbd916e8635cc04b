"""The laws that every game has to obey, checked along random games."""

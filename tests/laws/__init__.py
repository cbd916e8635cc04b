"""The laws that every game of the house has to obey, checked along random games."""

"""The Crossroads Courier: the front page of a finished game."""

"""The title: the first screen, with its menu and the tiles of the games."""

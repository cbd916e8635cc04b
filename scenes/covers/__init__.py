"""The covers of the games, a file each; they import nothing of their games."""

"""The people of Crossroads: eight citizens and four outlaws."""

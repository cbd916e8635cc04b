"""Specs that describe a game's events and commands at the window in rows, and the classes that read them."""

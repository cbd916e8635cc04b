"""Specs that describe a game at the window, and what reads them: a game fills in rows, not methods."""

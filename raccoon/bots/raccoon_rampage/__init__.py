"""Raccoon Rampage's opponents."""

"""The rulebook of Raccoon Tycoon and the guided game."""

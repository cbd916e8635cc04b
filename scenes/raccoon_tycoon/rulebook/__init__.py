"""The rulebook of Raccoon Tycoon: its pages as data, and the pieces drawn on them."""

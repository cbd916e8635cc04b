"""The rulebook of Raccoon Rampage: its pages as data, and the pieces drawn on them."""

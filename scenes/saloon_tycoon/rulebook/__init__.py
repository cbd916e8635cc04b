"""The rulebook of Saloon Tycoon: its pages as data, and the pieces drawn on them."""

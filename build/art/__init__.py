"""The generator of the game's painted and engraved pictures: run ``python build/art/make.py``."""

"""The generator of the game's engraved pictures: run ``python build/art/make.py``."""

"""The smallest awkward game: everything a game may ask of the house, in sixty lines of rules."""

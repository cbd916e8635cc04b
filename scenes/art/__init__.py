"""The look of everything: palette, type, panels and the pieces of the game, drawn as vectors at any size."""

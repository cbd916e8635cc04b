"""Learning the worth of positions from self-play: ``raccoon train``."""

"""Learning from self-play what positions are worth: ``raccoon train``."""

"""The sounds, and the captions for them."""

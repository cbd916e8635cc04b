"""What is heard, and the captions that tell of it."""

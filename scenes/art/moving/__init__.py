"""What pictures in motion need: their way in time, what of them is seen, what lies still beneath them."""

"""The cast: the species, dress and moods of every person, and the pictures made of them."""

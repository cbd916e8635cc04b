"""What Raccoon Rampage alone shows: the scenes of its cards, events and areas."""

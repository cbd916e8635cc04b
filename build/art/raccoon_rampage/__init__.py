"""The pictures of Raccoon Rampage alone: the scenes of its cards, events and areas."""

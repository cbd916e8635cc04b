"""Line work: an inking pen, hatching within outlines, patterns, reliefs, drawings read from files."""

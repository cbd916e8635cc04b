"""Line work: a pen with ink, hatching within an outline, what lies strewn about."""

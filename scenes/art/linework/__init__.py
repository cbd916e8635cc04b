"""Line work: a pen with ink, hatching within an outline, scattered things."""

"""The tools of pictures in motion: their way in time, their visible parts, the ground beneath them."""

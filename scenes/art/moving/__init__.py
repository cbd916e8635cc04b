"""Motion and drawing over time: tweens, screen transitions, drawing in steps, cached areas, clipping."""

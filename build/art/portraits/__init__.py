"""The six railroads' portraits, and the sheet they are drawn on: 600×840 units, of which a window is seen."""

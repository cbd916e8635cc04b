"""The sixteen towns' vignettes, each with its own landmark and its own time of day: 600×395 units."""

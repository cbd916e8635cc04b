"""The game as it is shown, measured and drawn ahead: pictures, scripts of the benchmark."""

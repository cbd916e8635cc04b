"""Form fields by pygame-gui: text, drop-down list, slider."""

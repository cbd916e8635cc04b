"""Form fields made with pygame-gui: text, drop-down list, slider."""

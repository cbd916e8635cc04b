"""The table of any game: choosing, dragging, inspecting, log, history, motion."""

"""The window: screens, drawing, input and sound; of the rules it receives only plain values."""

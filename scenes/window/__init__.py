"""The window, the stack of screens and the keys held down."""

"""The window: its loop, the stack of screens, keys and buttons, the press guard."""

"""The screens: what the window shows and how it answers; rules reach them only as plain values."""

"""Sound: the device, music and effects, captions."""

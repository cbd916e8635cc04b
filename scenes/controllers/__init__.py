"""Game controllers: steering, a keyboard on the screen, notices when one is connected or removed."""

"""Speech: what is on the screen in words, for those who do not see it. It knows no screen and no game."""

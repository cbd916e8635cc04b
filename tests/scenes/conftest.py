"""What every test of the window stands on: the small pictures of the games are known, as in the program."""

from scenes.raccoon_tycoon.art import pictograms

pictograms.register()

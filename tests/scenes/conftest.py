"""Screens are drawn with every picture that a game brings."""

from scenes.art import pictograms
from scenes.raccoon_tycoon.art.pictograms import PICTOGRAMS

pictograms.add(PICTOGRAMS)

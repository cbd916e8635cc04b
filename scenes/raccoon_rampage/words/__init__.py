"""Raccoon Rampage in words: names, pictograms, sentences of the log, recaps, hints, the post-mortem."""

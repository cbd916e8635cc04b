"""The drawings that only Raccoon Tycoon has: pieces, cards, signs, pictograms."""

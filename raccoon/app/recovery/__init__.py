"""Recovery: noticing a program that ended without a word, reports of failures."""

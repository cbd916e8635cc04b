"""Duplicate: compares all games of one deal, and lets bots play the person's seat."""

"""Saloon Tycoon by its rules: a test for every ruling, example, tile, character, card and claim."""

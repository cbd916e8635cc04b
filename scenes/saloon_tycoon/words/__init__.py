"""Saloon Tycoon in sentences."""

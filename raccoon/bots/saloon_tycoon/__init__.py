"""Saloon Tycoon's opponents."""

"""Saloon Tycoon at the window."""

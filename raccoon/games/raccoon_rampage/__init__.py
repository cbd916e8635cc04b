"""Raccoon Rampage: the complete rules; the raccoons of Europe are governed, or all lose together."""

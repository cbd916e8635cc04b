"""Pieces drawn large for their pages."""

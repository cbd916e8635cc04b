"""Packages for Windows: an installer for one user."""

"""Packages for macOS: an application in a disk image."""

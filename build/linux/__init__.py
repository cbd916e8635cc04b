"""Packages for Linux: a Debian package, and one file that unpacks itself and starts."""

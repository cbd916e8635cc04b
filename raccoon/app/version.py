"""The program's name and version, as saves and reports carry them."""

PROGRAM = "Raccoon Tycoon"
VERSION = "0.3.0"
"""The same as in pyproject.toml (a test compares them): a packaged program has no metadata to ask."""

"""Lines in any script."""

"""Setting lines of type in any script."""

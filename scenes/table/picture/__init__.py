"""The picture of a table at rest, redrawn only where it has changed."""

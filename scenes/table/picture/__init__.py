"""The picture of a table at rest, drawn anew only where it has changed."""

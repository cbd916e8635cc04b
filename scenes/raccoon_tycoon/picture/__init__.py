"""The picture of the table at rest, part by part."""

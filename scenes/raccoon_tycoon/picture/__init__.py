"""The picture of the table at rest, zone by zone."""

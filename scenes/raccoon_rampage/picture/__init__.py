"""The picture of the table, zone by zone."""

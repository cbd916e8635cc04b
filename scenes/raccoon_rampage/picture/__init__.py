"""The pieces on the table, zone by zone."""

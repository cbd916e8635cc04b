"""What lies on the table, zone by zone."""

"""The ways in which a person decides at this table."""

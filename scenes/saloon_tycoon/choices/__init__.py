"""How a person decides at this table."""

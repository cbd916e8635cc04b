"""The choices by which a person gives commands at this table."""

"""The hand over the table: what is picked up, carried and dropped."""

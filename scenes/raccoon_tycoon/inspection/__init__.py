"""The pieces of this table that can be inspected, and the page of each."""

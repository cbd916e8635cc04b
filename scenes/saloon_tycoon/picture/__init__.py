"""The zones of the table and what draws them."""

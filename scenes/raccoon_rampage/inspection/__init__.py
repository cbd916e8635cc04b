"""The page of every piece."""

"""The inspection page of every piece."""

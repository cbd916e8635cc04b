"""What may be dragged where, and why not elsewhere."""

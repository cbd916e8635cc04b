"""A card of a policy: its sheet, what it does, the votes on it."""

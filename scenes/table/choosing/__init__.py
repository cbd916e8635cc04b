"""How a person decides: choices, the panels they stand in, what they would change."""

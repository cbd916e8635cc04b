"""How pieces go from place to place when something happens."""

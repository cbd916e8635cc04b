"""The parts of a card: its sheet, the effects of a policy, the votes on it."""

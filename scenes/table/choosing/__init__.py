"""The means by which a person decides: choices, their panels, previews of what they would change."""

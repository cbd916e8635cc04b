"""The decisions of a person: choices, their panels, and previews of their consequences."""

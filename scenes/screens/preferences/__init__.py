"""The settings: their rows and pages, the question for a key, the questions of the first start."""

"""The settings, the dialog for changing a key, and the questions of the first start."""

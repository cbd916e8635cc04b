"""Players who follow a few fixed rules: what the opponents that learned are measured against."""

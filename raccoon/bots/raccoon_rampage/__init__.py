"""The bots of Raccoon Rampage."""

"""The bots of Saloon Tycoon."""

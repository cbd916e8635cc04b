"""The sentences of Saloon Tycoon."""

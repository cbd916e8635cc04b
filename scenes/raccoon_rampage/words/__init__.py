"""Raccoon Rampage in sentences, as its newspaper, The Continental, tells them."""

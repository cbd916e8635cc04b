"""Duplicate: the games of one deal side by side, and bots that play one's seat."""

"""Bots that follow a few fixed rules, as a measure for those that have learned."""

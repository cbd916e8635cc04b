"""Opponents think in a process of their own: the protocol and both of its ends."""

"""Recorded games that prove that goals can be reached; ``python -m tests.records`` searches for them."""

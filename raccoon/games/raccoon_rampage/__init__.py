"""Raccoon Rampage: the complete rules; ``rulings.md`` settles what the rulebook leaves open (RR1 to RR56)."""

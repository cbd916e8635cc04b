"""Raccoon Rampage: the complete rules; ``rulings.md`` decides what the rulebook leaves open (RR1 to RR56)."""

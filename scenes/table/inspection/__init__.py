"""The inspection: each piece opens a large page with its rules and its meaning in the position."""

"""The keys that only Raccoon Tycoon has, for the page of keys."""

from scenes.table.presentation import Keys

KEYS = Keys(
    turn=(
        ("P", "produce"),
        ("S", "sell"),
        ("A", "auction"),
        ("B", "build"),
        ("T", "town"),
        ("E", "end_turn"),
        ("V", "declare"),
    ),
    choices=(("X", "pass"), ("O", "peek"), ("L", "limit")),
)

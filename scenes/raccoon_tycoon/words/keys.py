"""The keys that only Raccoon Tycoon has, for the page of keys."""

from scenes.raccoon_tycoon.keys import VERBS
from scenes.table.presentation import Keys

KEYS = Keys(
    turn=(*((verb.cap, verb.name) for verb in VERBS), ("E", "end_turn"), ("V", "declare")),
    choices=(("X", "pass"), ("O", "peek"), ("L", "limit")),
)

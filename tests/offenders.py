"""Who breaks the rule of the house today: the list only shrinks, and goes when it is empty."""

OFFENDERS: dict[str, list[str]] = {
    "games_imported": [],
    "game_words": [],
    "circles": [],
    "hubs": [
        "scenes/raccoon_tycoon/motion/places.py has the hub Board",
    ],
    "rooms": [
        "scenes/raccoon_tycoon is no room of 3 to 15 files",
        "scenes/table is no room of 3 to 15 files",
    ],
    "foreign_codes": [
        "raccoon/games/raccoon_rampage/__init__.py speaks of rulings.md",
        "tests/scenes/raccoon_tycoon/test_curtain.py speaks of H1",
        "tests/scenes/raccoon_tycoon/test_foresight.py speaks of P4",
        "tests/scenes/raccoon_tycoon/test_hints.py speaks of P11",
        "tests/scenes/raccoon_tycoon/test_log.py speaks of P10",
        "tests/scenes/raccoon_tycoon/test_motion.py speaks of P9",
        "tests/scenes/raccoon_tycoon/test_payments.py speaks of P9",
        "tests/scenes/raccoon_tycoon/test_picture.py speaks of art-direction.md",
        "tests/scenes/raccoon_tycoon/test_private_maximum.py speaks of H2 P6",
        "tests/scenes/raccoon_tycoon/test_reasons.py speaks of B5",
        "tests/scenes/raccoon_tycoon/test_recap.py speaks of P7",
        "tests/scenes/raccoon_tycoon/test_steps.py speaks of P8",
        "tests/scenes/raccoon_tycoon/test_three_ways.py speaks of P2",
        "tests/scenes/raccoon_tycoon/test_whole_games.py speaks of P2",
    ],
}

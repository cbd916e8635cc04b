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
    ],
}

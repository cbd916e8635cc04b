"""Who breaks the rule of the house today: the list only shrinks, and goes when it is empty."""

# ruff: noqa: E501

OFFENDERS: dict[str, list[str]] = {
    "games_imported": [],
    "game_words": [],
    "circles": [],
    "hubs": [],
    "rooms": [],
    "foreign_codes": [],
}

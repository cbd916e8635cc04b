"""The league's styles by name; no bot was trained with them."""

from raccoon.bots.raccoon_tycoon.styles.style import Style

MAKERS = ("production_limit", "bonus", "hand_limit")
"""The powers that improve a production."""
MONEY_MAKERS = (*MAKERS, "storage", "sales", "export_raise")
"""The powers that bring most money."""

STYLES: dict[str, Style] = {
    "first_timer": Style(("town", "auction", "sell", "build", "dump", "produce"), sell_stack=2),
    "hoarder": Style(
        ("declare", "sell", "town", "auction", "dump", "produce"),
        sell_price=9,
        sell_stack=5,
        takes="stack",
    ),
    "town_rush": Style(("declare", "town", "dump", "produce"), bids="nothing", takes="town"),
    "denier": Style(("declare", "auction", "town", "sell", "dump", "produce"), bids="deny"),
    "overbidder": Style(
        ("declare", "town", "auction", "sell", "dump", "produce"), dollars_a_point=9.0, takes="stack"
    ),
    "auctioneer": Style(
        ("declare", "auction", "sell", "dump", "produce"), dollars_a_point=3.0, sell_price=3, sell_stack=2
    ),
    "all_in": Style(("declare", "auction", "sell", "dump", "produce"), bids="all_in", takes="stack"),
    "engine_builder": Style(
        ("declare", "build", "town", "auction", "sell", "dump", "produce"), tiles=MAKERS, takes="stack"
    ),
    "landlord": Style(("declare", "build", "town", "auction", "sell", "dump", "produce")),
    "never_railroads": Style(("declare", "town", "build", "sell", "dump", "produce"), bids="nothing"),
    "rich": Style(
        ("declare", "build", "sell", "dump", "produce"),
        bids="nothing",
        sell_price=1,
        sell_stack=4,
        sell_times=1.8,
        tiles=MONEY_MAKERS,
        most_tiles=4,
        takes="sale",
    ),
    "cash_level": Style(("declare", "town", "auction", "sell", "dump", "produce"), reserve=40),
    "one_line": Style(
        ("declare", "auction", "town", "sell", "dump", "produce"), bids="one_line", takes="stack"
    ),
    "bargain_hunter": Style(
        ("declare", "town", "auction", "sell", "dump", "produce"), dollars_a_point=3.0, takes="stack"
    ),
}
"""By name, in no order of strength."""

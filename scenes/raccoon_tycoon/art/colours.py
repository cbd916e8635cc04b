"""The colours of what only this game has: its commodities and its railroads."""

from scenes.art.palette import Colour

COMMODITY: dict[str, Colour] = {
    "wheat": "#e3b448",
    "wood": "#9c6b3f",
    "iron": "#7d8aa0",
    "coal": "#3a3a44",
    "goods": "#c0442f",
    "luxury": "#4f8f5d",
}
"""Each commodity's colour, in the rulebook's order."""

COMMODITY_FIELD: dict[str, tuple[Colour, Colour, Colour]] = {
    "wheat": ("#f0c75c", "#c48a24", "#7a4a10"),
    "wood": ("#b98350", "#8a5830", "#4a2a14"),
    "iron": ("#a9b6cb", "#6d7b93", "#2f3a4e"),
    "coal": ("#62626f", "#36363f", "#131318"),
    "goods": ("#dd6147", "#a93724", "#571610"),
    "luxury": ("#74b481", "#3f7d4e", "#163d22"),
}
"""Light, middle and deep of each commodity's plate."""

RAILROAD: dict[str, tuple[Colour, Colour]] = {
    "Skunk Works": ("#5b5668", "#2a2734"),
    "Sly Fox": ("#8a3440", "#4a141d"),
    "Fat Cat": ("#8a6420", "#463010"),
    "Big Bear": ("#4f6a36", "#24341a"),
    "Top Dog": ("#345a7c", "#162c42"),
    "Tycoon": ("#2a6462", "#0f2b2e"),
}
"""Top and bottom of each railroad's livery."""

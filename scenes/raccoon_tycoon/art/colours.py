"""The colours of commodities and railroads."""

from scenes.art.palette import Colour

COMMODITY: dict[str, Colour] = {
    "wheat": "#e3b448",
    "wood": "#ba7834",
    "iron": "#7d8aa0",
    "coal": "#3a3a44",
    "goods": "#b6422e",
    "luxury": "#4f8f65",
}
"""Each commodity's colour, in the rulebook's order."""

COMMODITY_FIELD: dict[str, tuple[Colour, Colour, Colour]] = {
    "wheat": ("#f0c75c", "#c48a24", "#7a4a10"),
    "wood": ("#d9903f", "#ae5f10", "#5c3208"),
    "iron": ("#a9b6cb", "#6d7b93", "#2f3a4e"),
    "coal": ("#62626f", "#36363f", "#131318"),
    "goods": ("#d65c44", "#a23223", "#52140f"),
    "luxury": ("#74b481", "#3f7d4e", "#163d22"),
}
"""The light, middle and deep colour of each commodity's plate."""

RAILROAD: dict[str, tuple[Colour, Colour]] = {
    "Skunk Works": ("#4d4653", "#2a2734"),
    "Sly Fox": ("#a74c58", "#5a1a24"),
    "Fat Cat": ("#87661d", "#463010"),
    "Big Bear": ("#455b32", "#202e18"),
    "Top Dog": ("#2c547a", "#162c42"),
    "Tycoon": ("#1c7880", "#11383c"),
}
"""The top and bottom colour of each railroad's livery."""

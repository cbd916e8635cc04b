"""Building tiles as enamel signs: a colour for each family, a picture, the effect and the cost."""

import pygame

from scenes.art import palette as pal
from scenes.art import pictograms, rich, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.raccoon_tycoon.art import trades

SHEET = (186, 144)
LARGEST_TEXT = 1.35

FAMILIES: dict[str, tuple[pal.Colour, pal.Colour]] = {
    "bonus": ("#2c5a48", "#12302a"),
    "trade": ("#274a6a", "#10263c"),
    "points": ("#4a3460", "#20142e"),
    "production": ("#7a3a2a", "#3a1610"),
    "works": ("#6a4a26", "#2e1c0c"),
}
"""The kinds of buildings' powers, and the enamel of each."""

_ART: dict[str, tuple[str, str]] = {
    "Wheat Field": ("bonus", "wheat field"),
    "Grain Farm": ("bonus", "grain farm"),
    "Lumber Yard": ("bonus", "lumber yard"),
    "Saw Mill": ("bonus", "saw"),
    "Coal Deposit": ("bonus", "coal deposit"),
    "Coal Mine": ("bonus", "coal mine"),
    "Iron Deposit": ("bonus", "iron deposit"),
    "Iron Mine": ("bonus", "iron mine"),
    "Tool & Die": ("bonus", "anvil"),
    "Loom": ("bonus", "loom"),
    "Vineyard": ("bonus", "grapes"),
    "Glass Works": ("bonus", "glass works"),
    "Machine Shop": ("bonus", "gears"),
    "Water Mill": ("bonus", "wheel"),
    "Lumber/Wheat Trading Firm": ("trade", "lumber and wheat"),
    "Coal/Iron Trading Firm": ("trade", "coal and iron"),
    "Goods/Luxury Trading Firm": ("trade", "goods and luxury"),
    "Warehouse": ("works", "storehouse"),
    "Construction Company": ("works", "crane"),
    "Freight Company": ("trade", "boxcar"),
    "Governor's Mansion": ("points", "mansion"),
    "Rail Baron": ("points", "baron"),
    "Bank": ("points", "vault"),
    "Auction House": ("trade", "gavel"),
    "Smuggler": ("works", "smuggler"),
    "Black Market": ("works", "black market"),
    "Brick Works": ("works", "bricks"),
    "Mayor's Office": ("points", "chain of office"),
    "Trading Floor": ("trade", "bell"),
    "Export Company": ("trade", "ship"),
    "Cottage Industry": ("production", "cottage"),
    "Factory": ("production", "factory"),
}
"""Each building's family and picture, which no other building has (one of `trades`, or the gavel)."""

BUILDINGS = tuple(_ART)
"""The buildings that have a sign, by the rulebook's names."""


def building_sign(
    surface: pygame.Surface,
    rect: pygame.Rect,
    name: str,
    title: str,
    effect: str,
    cost: str = "",
    affordable: bool = True,
    text_scale: float = 1.0,
) -> None:
    """A building: `title`, picture, effect in the markup of `rich` ("+1 [wheat]"), and its cost ("$6").

    A cost the viewer cannot pay now is muted. Without a cost it is a tile that somebody owns.
    """
    frame = Frame.within(rect, SHEET, min(text_scale, LARGEST_TEXT))
    family, picture = _ART[name]
    shapes.enamel_sign(surface, rect, frame.scale, *FAMILIES[family])
    style = Style(Typeface.SLAB_BOLD, frame.type(20), pal.IVORY, frame.px(1.2))
    head = frame.rect(12, 8, 162, 46)
    style = _two_lines(title, style, head, frame.floor)
    text.paragraph(surface, title, head, style, "centre", centred=True, floor=frame.floor)
    building_picture(surface, frame.rect(11, 59, 64, 64) if cost else frame.rect(13, 58, 66, 66), picture)
    room = frame.rect(78, 52, 96, 50) if cost else frame.rect(84, 54, 94, 78)
    words = Style(Typeface.SLAB_BOLD, frame.type(20), pal.IVORY)
    rich.paragraph(surface, effect, room, words, align="centre", centred=True, floor=frame.floor)
    if cost:
        _cost(surface, frame.rect(92, 102, 76, 32), cost, affordable, frame)


def tile(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """A building's picture on its family's enamel, without words."""
    shapes.plate(surface, rect, rect.width / 84, *FAMILIES[family_of(name)], 8)
    inside = rect.inflate(-rect.width // 7, -rect.height // 7)
    building_picture(surface, inside, picture_of(name))


def building_picture(surface: pygame.Surface, rect: pygame.Rect, picture: str) -> None:
    """A building's picture alone."""
    if picture in trades.NAMES:
        trades.trade(surface, rect, picture)
    else:
        pictograms.draw(surface, rect, picture)


def picture_of(building: str) -> str:
    """The name of a building's picture, for `building_picture`."""
    return _ART[building][1]


def family_of(building: str) -> str:
    """The family a building belongs to, for `FAMILIES`."""
    return _ART[building][0]


def _two_lines(name: str, style: Style, box: pygame.Rect, floor: int) -> Style:
    """The largest style that sets the name in at most two lines of the title's width, not below `floor`."""
    while style.pixels > floor and (
        len(text.wrap(name, style, box.width)) > 2
        or max(text.width(line, style) for line in text.wrap(name, style, box.width)) > box.width
    ):
        style = style.sized(style.pixels - 1)
    return style


def _cost(surface: pygame.Surface, rect: pygame.Rect, cost: str, affordable: bool, frame: Frame) -> None:
    top, bottom, ink = (
        ("#fbf0d2", "#d6b87c", pal.OXBLOOD_DEEP) if affordable else ("#5a4a44", "#3a2f2e", "#d8c4b0")
    )
    shapes.plate(surface, rect, frame.scale, top, bottom, 8)
    text.draw(
        surface,
        cost,
        rect.center,
        Style(Typeface.POSTER, frame.type(23, 1.15), ink),
        "centre",
        rect.width - frame.px(10),
        middle=True,
    )

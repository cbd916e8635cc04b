"""The pictures of Tycoon cards and of claims."""

import pygame

from scenes.art import Colour, Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME
from scenes.saloon_tycoon.art.colours import DUSK, INK, LAMP, Pen
from scenes.saloon_tycoon.art.people import OUTLAWS, character

HEIGHT = 100.0
ROOM = 120.0
"""The width in units that every picture needs; a narrower sheet shows it smaller."""
GROUND = 34.0
HEADS = {
    "o_law_and_order": ("sheriff_fletcher",),
    "o_front_page": ("lucy_allen",),
    "o_business_partners": ("sydney", "phineus"),
    "o_proper_society": ("widow_campbell", "miss_watson"),
    "o_bank_job": ("flatfoot",),
    "o_last_call": ("angie",),
    "o_curtain_call": ("purty_nellie",),
    "s_snake_oil": ("sydney",),
    "s_overpriced": ("phineus",),
    "s_hangover_cure": ("angie",),
    "s_teachers_pet": ("miss_watson",),
    "s_well_kept_widow": ("widow_campbell",),
    "s_family_recipe": ("doc",),
    "s_cavalry": ("colonel",),
}
"""The characters whose heads are on a picture."""
PLACES = {1: ((-28, 0),), 2: ((-29, -4), (29, -4))}
"""The places of the heads, in units from the middle, by the number of heads."""
HEAD = 56
STANDING = {
    "o_company_town", "o_room_and_board", "o_grand_reopening", "o_skyline", "o_edge_of_town",
    "o_open_for_business", "s_poker_night", "s_land_baron", "s_getaway", "s_row_house", "s_crossroads",
    "supply_wagon", "lumber_delivery",
}  # fmt: skip
"""The pictures with a strip of ground."""
OPEN, SECRET = ("#f0a862", "#f6d29a", "#cf8a56"), ("#6a3a5c", "#c87a6a", "#8a4a58")
CARD = ("#efb070", "#f8dca4", "#d8965c")
"""The colours of the sky above, the sky below and the ground: of open claims, secret claims and cards."""


@surface_cache(96)
def poster(claim: str, size: Size) -> pygame.Surface:
    """The picture on an open or secret claim, by the claim's id; opaque. `KeyError` for an unknown id."""
    return _printed(claim, OPEN if claim.startswith("o_") else SECRET, size)


@surface_cache(48)
def card(name: str, size: Size) -> pygame.Surface:
    """The picture on a Tycoon card, by the card's id; opaque. `KeyError` for an unknown id."""
    return _printed(name, CARD, size)


def _printed(name: str, tints: tuple[Colour, Colour, Colour], size: Size) -> pygame.Surface:
    scale = size[1] / HEIGHT
    pen = Pen(size[0] / scale, HEIGHT, max(1.1, 0.8 / scale), scale >= 0.5)
    shrink = min(1.0, pen.width / ROOM)
    _sky(pen, tints, name in STANDING)
    pen.begin(f"translate({pen.width / 2:g} {HEIGHT / 2:g}) scale({shrink:g})")
    pen.take(drawing(GAME, "bills", name, pen.fine, edge=pen.edge))
    pen.end()
    image = pen.surface(size, opaque=True)
    heads = HEADS.get(name, ())
    for head, (x, y) in zip(heads, PLACES.get(len(heads), ()), strict=True):
        _draw_head(image, head, (x, y), scale * shrink)
    return image


def _draw_head(image: pygame.Surface, name: str, at: tuple[float, float], scale: float) -> None:
    mood = "put_out" if name in OUTLAWS else "pleased"
    side = round(HEAD * scale)
    middle = image.get_rect().center
    place = pygame.Rect(0, 0, side, side)
    place.center = (round(middle[0] + at[0] * scale), round(middle[1] + at[1] * scale))
    image.blit(character(name, mood, (side, side)), place)


def _sky(pen: Pen, tints: tuple[Colour, Colour, Colour], standing: bool) -> None:
    """Draw the evening sky with engraved lines, and a strip of ground where `standing`."""
    high, low, ground = tints
    pen.rect(0, 0, pen.width, HEIGHT, pen.down(0, HEIGHT, (0, high), (0.8, low), (1, high)), edge=0)
    light = pen.radial((pen.width / 2, 46), 62, (0, "#fff6dc", 0.5), (1, LAMP, 0))
    pen.rect(0, 0, pen.width, HEIGHT, light, edge=0)
    lines = "".join(f"M0 {y}H{pen.width:.1f}" for y in range(6, int(HEIGHT), 12))
    pen.path(lines, "none", DUSK, 0.9 if pen.fine else 1.4, 0.12)
    if standing:
        top = HEIGHT / 2 + GROUND
        pen.rect(0, top, pen.width, HEIGHT - top, ground, edge=0)
        pen.line([(0, top), (pen.width, top)], INK, 1.6)

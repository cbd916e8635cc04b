"""The pictures of Tycoon cards and of claims."""

import pygame

from scenes.art.frame import Size
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon.art.bills.plans import CARDS, OPEN, SECRET, TINTS, Bill
from scenes.saloon_tycoon.art.colours import DUSK, INK, LAMP
from scenes.saloon_tycoon.art.pen import Pen
from scenes.saloon_tycoon.art.people import OUTLAWS, character

HEIGHT = 100.0
ROOM = 120.0
"""Units of width that every picture needs; a narrower sheet shows it smaller."""
GROUND = 34.0
RAYS = 12


@surface_cache(96)
def poster(claim: str, size: Size) -> pygame.Surface:
    """The picture on a claim's poster or secret claim, by the claim's id; opaque. `KeyError` for no claim."""
    return _printed(claim, (OPEN | SECRET)[claim], size)


@surface_cache(48)
def card(name: str, size: Size) -> pygame.Surface:
    """The picture on a Tycoon card, by the card's id; opaque. `KeyError` where there is no such card."""
    return _printed(name, CARDS[name], size)


def _printed(name: str, bill: Bill, size: Size) -> pygame.Surface:
    scale = size[1] / HEIGHT
    pen = Pen(size[0] / scale, HEIGHT, max(1.1, 0.8 / scale), scale >= 0.5, lit=True)
    shrink = min(1.0, pen.width / ROOM)
    _sky(pen, TINTS[name], bill.standing)
    pen.begin(f"translate({pen.width / 2:g} {HEIGHT / 2:g}) scale({shrink:g})")
    for put in bill.puts:
        wide = f"{put.scale:g} {abs(put.scale):g}"
        pen.begin(f"translate({put.x:g} {put.y:g}) rotate({put.turn:g}) scale({wide})")
        put.piece(pen)
        pen.end()
    pen.end()
    image = pen.surface(size, opaque=True)
    for head in bill.heads:
        _stick(image, head, scale * shrink)
    return image


def _stick(image: pygame.Surface, head: tuple[str, float, float, float], scale: float) -> None:
    """A head on the bill."""
    name, x, y, width = head
    mood = "put_out" if name in OUTLAWS else "pleased"
    side = round(width * scale)
    middle = image.get_rect().center
    place = pygame.Rect(0, 0, side, side)
    place.center = (round(middle[0] + x * scale), round(middle[1] + y * scale))
    image.blit(character(name, mood, (side, side)), place)


def _sky(pen: Pen, tints: tuple[str, str, str], standing: bool) -> None:
    """Engraved bands of evening, and the ground of what stands."""
    high, low, ground = tints
    pen.rect(0, 0, pen.width, HEIGHT, pen.down(0, HEIGHT, (0, high), (0.8, low), (1, high)), edge=0)
    light = pen.radial((pen.width / 2, 46), 62, (0, "#fff6dc", 0.5), (1, LAMP, 0))
    pen.rect(0, 0, pen.width, HEIGHT, light, edge=0)
    lines = "".join(f"M0 {y}H{pen.width:.1f}" for y in range(3, int(HEIGHT), 5))
    pen.path(lines, "none", DUSK, 0.9 if pen.fine else 1.4, 0.17)
    if standing:
        top = HEIGHT / 2 + GROUND
        pen.rect(0, top, pen.width, HEIGHT - top, ground, edge=0)
        pen.line([(0, top), (pen.width, top)], INK, 1.6)

"""The card: a short description of a piece while the pointer rests on it."""

from collections.abc import Sequence

import pygame

from scenes.art import Frame, palette as pal, shapes
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.table.inspection import flow
from scenes.table.inspection.page import Page
from scenes.table.inspection.paper import Title

WIDTH = 470
PADDING = 20
MARGIN = 26
"""The room for the card's shadow, in design units."""
GAP = 14
GROWN = 0.75
"""The share of the player's text scale that the card's width follows."""


def picture(
    bounds: pygame.Rect,
    place: pygame.Rect,
    others: Sequence[pygame.Rect],
    page: Page,
    more: str,
    frame: Frame,
) -> PlacedSprite:
    """The card next to a piece within a window of these bounds; `others` are the rectangles of the other
    pieces, `more` says how to open the whole page.
    """
    rule = page.rules[0] if page.rules else ""
    brief = "" if page.brief == rule else page.brief
    drawn = _card(page.title, page.kind, rule, brief, more, frame)
    margin = frame.px(MARGIN)
    box = paper(drawn.get_rect(), frame)
    box = _beside(bounds.inflate(-2 * frame.px(8), -2 * frame.px(8)), place, others, box, frame.px(GAP))
    return drawn, box.inflate(2 * margin, 2 * margin)


def paper(drawn: pygame.Rect, frame: Frame) -> pygame.Rect:
    """The paper's rectangle: the card's without the room for the shadow."""
    margin = frame.px(MARGIN)
    return drawn.inflate(-2 * margin, -2 * margin)


def _beside(
    bounds: pygame.Rect, place: pygame.Rect, others: Sequence[pygame.Rect], box: pygame.Rect, gap: int
) -> pygame.Rect:
    """The place right, below, left or above where the card hides least of its piece, then of the others."""
    near = [other for other in others if not other.contains(place)]
    tries = (
        box.move_to(midleft=(place.right + gap, place.centery)),
        box.move_to(midtop=(place.centerx, place.bottom + gap)),
        box.move_to(midright=(place.left - gap, place.centery)),
        box.move_to(midbottom=(place.centerx, place.top - gap)),
    )

    def hidden(tried: pygame.Rect) -> tuple[int, int]:
        return _area(tried.clip(place)), sum([_area(tried.clip(other)) for other in near])

    return min((tried.clamp(bounds) for tried in tries), key=hidden)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


@surface_cache(4)
def _card(title: str, kind: str, rule: str, brief: str, more: str, frame: Frame) -> pygame.Surface:
    margin, pad = frame.px(MARGIN), frame.px(PADDING)
    inner = round(frame.px(WIDTH) * (1 + (frame.text_scale - 1) * GROWN)) - 2 * pad
    parts: list[flow.PagePart] = [Title(title, kind, 28), flow.Paragraph(rule, 20)]
    if brief:
        parts.append(flow.Paragraph(brief, 20, inks=flow.Inks(pal.OXBLOOD_DEEP, pal.OXBLOOD_DEEP, pal.INK)))
    parts.append(flow.Paragraph(more, 18, quiet=True))
    box = pygame.Rect(
        margin, margin, inner + 2 * pad, flow.height(parts, inner, frame) + 2 * pad - frame.px(8)
    )
    surface = pygame.Surface(box.inflate(2 * margin, 2 * margin).size, pygame.SRCALPHA)
    shapes.paper_panel(surface, box, frame.scale)
    flow.draw(parts, surface, box.inflate(-2 * pad, -2 * pad), frame)
    return surface

"""`LEARNING`: the rulebook, the guided game and the posters of the first start."""

from functools import lru_cache
from types import MappingProxyType

import pygame

from raccoon.app.text import Say
from scenes.art.pieces import poster
from scenes.art.pieces.card import CardPlace
from scenes.raccoon_tycoon.art import cards, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.rulebook.book import BOOK
from scenes.table.presentation import Learning

LEARN_GROUND, PLAY_GROUND = ("#5f9a93", "#2c6460"), ("#e08a62", "#b4553f")
LECTERN = 56
"""The room for the teacher's hat, in design units."""


def learn_poster(surface: pygame.Surface, rect: pygame.Rect, _: Say) -> None:
    """Draw the poster of learning: the teacher among the six commodities."""
    poster.sunburst(surface, rect, LEARN_GROUND)
    poster.face(surface, rect, BOOK.teacher.face)
    high = rect.height
    side = round(high * 0.21)
    for number, name in enumerate(COMMODITY):
        column, row = divmod(number, 3)
        x = rect.left + round(rect.width * (0.09 if column == 0 else 0.91))
        y = rect.top + round(high * (0.26 + 0.24 * row))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (x + round(rect.width * 0.02 * (1 if column == 0 else -1) * (row != 1)), y)
        tokens.token(surface, spot, name)


def play_poster(surface: pygame.Surface, rect: pygame.Rect, say: Say) -> None:
    """Draw the poster of playing: the raccoon between two railroad cards."""
    poster.sunburst(surface, rect, PLAY_GROUND)
    high = rect.height
    poster.face(surface, rect, "raccoon")
    for name, side, turn in (("Sly Fox", -1, 8), ("Top Dog", 1, -8)):
        card = _card(name, say, round(high * 0.5), turn)
        place = card.get_rect(centery=rect.top + round(high * 0.66))
        away = (rect.width - place.width) // 2 - round(high * 0.02)
        place.centerx = rect.centerx + side * away
        surface.blit(card, place)


@lru_cache(maxsize=4)
def _card(name: str, say: Say, high: int, turn: float) -> pygame.Surface:
    """A railroad card rotated by `turn` degrees; drawn twice as large for smooth edges."""
    wide, margin = round(2 * high * cards.RAILROAD_SHEET[0] / cards.RAILROAD_SHEET[1]), high // 10
    image = pygame.Surface((wide + 2 * margin, 2 * high + 2 * margin), pygame.SRCALPHA)
    rect = pygame.Rect(margin, margin, wide, 2 * high)
    cards.railroad_card(CardPlace(image, rect, say), name, bid=False)
    turned = pygame.transform.rotozoom(image, turn, 0.5)
    return turned.subsurface(turned.get_bounding_rect()).copy()


def market(layout: TableLayout) -> pygame.Rect:
    """The place of the teacher's desk over the market; offers and own things stay in sight."""
    top, bottom = layout.frame.px(LECTERN), layout.strip.top - layout.frame.px(10)
    return pygame.Rect(layout.strip.left, top, layout.strip.width, bottom - top)


LEARNING = Learning(
    book=BOOK,
    course="first_game",
    places=MappingProxyType({"market": market}),
    posters=(learn_poster, play_poster),
    first_options=MappingProxyType({"beginners": True}),
    first_level="easygoing",
)

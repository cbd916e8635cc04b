"""How Raccoon Tycoon is learned: rulebook, guided game, the posters of the first start."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

import pygame

from scenes.art import palette as pal
from scenes.art import shapes
from scenes.art.pieces import poster
from scenes.raccoon_tycoon.art import animals, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.rulebook.book import BOOK, TEACHER
from scenes.table.presentation import Learning

LEARN_GROUND, PLAY_GROUND = ("#5f9a93", "#2c6460"), ("#e08a62", "#b4553f")


def learn_poster(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The teacher among the six commodities."""
    poster.sunburst(surface, rect, LEARN_GROUND)
    poster.face(surface, rect, TEACHER.face)
    high = rect.height
    side = round(high * 0.21)
    for number, name in enumerate(COMMODITY):
        column, row = divmod(number, 3)
        x = rect.left + round(rect.width * (0.09 if column == 0 else 0.91))
        y = rect.top + round(high * (0.26 + 0.24 * row))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (x + round(rect.width * 0.02 * (1 if column == 0 else -1) * (row != 1)), y)
        tokens.token(surface, spot, name)


def play_poster(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The raccoon between two of the railroads."""
    poster.sunburst(surface, rect, PLAY_GROUND)
    high = rect.height
    poster.face(surface, rect, "raccoon")
    for name, share, turn in (("Sly Fox", 0.13, 8), ("Top Dog", 0.87, -8)):
        card = _card(name, (round(high * 0.33), round(high * 0.46)), turn)
        at = (rect.left + round(rect.width * share), rect.top + round(high * 0.64))
        surface.blit(card, card.get_rect(center=at))


@lru_cache(maxsize=8)
def _card(name: str, size: tuple[int, int], turn: float) -> pygame.Surface:
    """A railroad's portrait in a frame, a little askew."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    shapes.plate(image, image.get_rect(), size[0] / 130, pal.GILT_LIGHT, pal.GILT_DEEP, 10)
    animals.portrait(image, image.get_rect().inflate(-size[0] // 10, -size[0] // 10), name)
    return pygame.transform.rotozoom(image, turn, 1.0)


LEARNING = Learning(
    book=BOOK,
    course="first_game",
    posters=(learn_poster, play_poster),
    first_options=MappingProxyType({"beginners": True}),
    first_level="easygoing",
)

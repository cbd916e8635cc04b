"""How Raccoon Tycoon is learned: rulebook, guided game, the posters of the first start."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

import pygame

from scenes.art import palette as pal
from scenes.art import shapes
from scenes.art.pieces import characters
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art import animals, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.rulebook.book import BOOK, TEACHER
from scenes.table.presentation import Learning

BUST = 426 / 290
"""How high a bust is for its width."""
LEARN_GROUND, PLAY_GROUND = ("#5f9a93", "#2c6460"), ("#e08a62", "#b4553f")


def learn_poster(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The teacher among the six commodities."""
    surface.blit(_rays(rect.size, LEARN_GROUND), rect)
    high = rect.height
    _medallion(surface, rect, TEACHER.face)
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
    surface.blit(_rays(rect.size, PLAY_GROUND), rect)
    high = rect.height
    _medallion(surface, rect, "raccoon")
    for name, share, turn in (("Sly Fox", 0.13, 8), ("Top Dog", 0.87, -8)):
        card = _card(name, (round(high * 0.33), round(high * 0.46)), turn)
        at = (rect.left + round(rect.width * share), rect.top + round(high * 0.64))
        surface.blit(card, card.get_rect(center=at))


def _medallion(surface: pygame.Surface, rect: pygame.Rect, face: str) -> None:
    """A character with the whole hat, in a round window with studs on its rim."""
    side = round(rect.height * 0.96)
    window = pygame.Rect(0, 0, side, side)
    window.center = rect.center
    wide, gap = round(side * 0.84), round(side * 0.08)
    bust = pygame.Surface((wide, round(wide * BUST)), pygame.SRCALPHA)
    characters.bust(bust, bust.get_rect(), face, characters.PLEASED)
    picture = pygame.Surface(window.size, pygame.SRCALPHA)
    for edge, left in ((0, 0), (wide - 1, side - gap)):
        ground = bust.subsurface((edge, 0, 1, bust.get_height()))
        picture.blit(pygame.transform.scale(ground, (gap + 1, bust.get_height())), (left - bool(left), 0))
    picture.blit(bust, (gap, 0))
    picture.blit(_disc(window.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, window)
    surface.blit(_rim(window.size), window)


@lru_cache(maxsize=4)
def _disc(size: tuple[int, int]) -> pygame.Surface:
    sheet = Drawing(200, 200)
    sheet.circle((100, 100), 95, "#ffffff")
    return sheet.surface(size)


@lru_cache(maxsize=4)
def _rim(size: tuple[int, int]) -> pygame.Surface:
    sheet = Drawing(200, 200)
    sheet.circle((100, 100), 95, "none", pal.NIGHT, 9)
    brass = sheet.linear((30, 20), (170, 180), (0, pal.GILT_LIGHT), (0.5, pal.GILT_DEEP), (1, pal.GILT))
    sheet.circle((100, 100), 95, "none", brass, 6.4)
    stud = pygame.Vector2(0, 95)
    for number in range(64):
        at = stud.rotate(number * 360 / 64)
        sheet.circle((100 + at.x, 100 + at.y), 1.1, "#fff6dc")
    return sheet.surface(size)


@lru_cache(maxsize=8)
def _card(name: str, size: tuple[int, int], turn: float) -> pygame.Surface:
    """A railroad's portrait in a frame, a little askew."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    shapes.plate(image, image.get_rect(), size[0] / 130, pal.GILT_LIGHT, pal.GILT_DEEP, 10)
    animals.portrait(image, image.get_rect().inflate(-size[0] // 10, -size[0] // 10), name)
    return pygame.transform.rotozoom(image, turn, 1.0)


@lru_cache(maxsize=4)
def _rays(size: tuple[int, int], tone: tuple[pal.Colour, pal.Colour]) -> pygame.Surface:
    """A sunburst of two tones."""
    sheet = Drawing(200 * size[0] / size[1], 200)
    sheet.box(0, 0, sheet.width, sheet.height, 0, tone[1])
    middle = sheet.width / 2, 100.0
    reach = pygame.Vector2(sheet.width, 0)
    for ray in range(0, 32, 2):
        ends = (reach.rotate(ray * 11.25), reach.rotate((ray + 1) * 11.25))
        points = [(middle[0] + end.x, middle[1] + end.y) for end in ends]
        sheet.path([middle, *points], tone[0])
    return sheet.surface(size, opaque=True)


LEARNING = Learning(
    book=BOOK,
    course="first_game",
    posters=(learn_poster, play_poster),
    first_options=MappingProxyType({"beginners": True}),
    first_level="easygoing",
)

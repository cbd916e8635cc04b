"""Small pictures of the table at certain moments, all but what they are about in the dark."""

from collections.abc import Iterator

import pygame

from scenes.afterwards.finished import FinishedGame
from scenes.art import palette as pal
from scenes.chances.turning import TurningCard, TurningWords
from scenes.table.picture.highlights import PLAIN
from scenes.table.picture.picture import TablePicture

TABLE = (1280, 720)
"""The window in which the table is drawn."""
DARK = 150
CLOSER, LEAST = 1.15, 130
"""The picture is so many times as high as what it is about, and at least so many pixels of the table."""


class MomentPictures:
    """Draws the pictures of a game's moments, a little at each step."""

    def __init__(self, game: FinishedGame, words: TurningWords) -> None:
        self._game, self._words = game, words
        self._picture = TablePicture(game.shown.look, words.seats, words.say)

    def drawn(self, card: TurningCard, size: tuple[int, int]) -> Iterator[pygame.Surface | None]:
        """None until the picture of that size is there."""
        session, look = self._game.session, self._game.shown.look
        view = session.view(None, card.shown)
        layout, history = look.layout(TABLE, view, 1.0), self._words.log.history_at(card.shown)
        for _ in self._picture.prepare(layout, view, history):
            yield None
        sheet = pygame.Surface(TABLE)
        self._picture.draw(sheet, layout, view, PLAIN, history)
        found = [rect for key, rect in self._game.shown.inspection.places(layout, view) if key in card.pieces]
        yield _cut(sheet, found, size)


def _cut(sheet: pygame.Surface, lit: list[pygame.Rect], size: tuple[int, int]) -> pygame.Surface:
    """The part of the table around what is lit, all else in the dark."""
    bright, whole = sheet.copy(), sheet.get_rect()
    sheet.fill((DARK,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    for rect in lit:
        sheet.blit(bright, rect, rect)
        pygame.draw.rect(sheet, pal.rgb(pal.GLOW), rect.inflate(6, 6), 3, border_radius=6)
    about = max(lit, key=lambda rect: rect.width * rect.height) if lit else whole
    high = max(about.height * CLOSER, about.width * CLOSER * size[1] / size[0], LEAST)
    wide = min(whole.width, round(high * size[0] / size[1]))
    part = pygame.Rect(0, 0, wide, round(wide * size[1] / size[0]))
    part.center = about.center
    return pygame.transform.smoothscale(sheet.subsurface(part.clamp(whole).clip(whole)), size)

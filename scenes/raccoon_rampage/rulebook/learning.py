"""Learning Raccoon Rampage: rulebook, guided game, the teacher's places, posters of the first start."""

from types import MappingProxyType

import pygame

from raccoon.app.text import Say
from scenes.art.pieces import poster
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.rulebook.book import BOOK
from scenes.table.presentation import Learning

LEARN_GROUND, PLAY_GROUND = ("#f3d58d", "#d2a04a"), ("#2c3a66", "#131b33")
ROLES = ("DE", "AR", "FR", "HU")
"""The roles on the poster, down the left side and then down the right."""
ASIDE = 0.12
"""The distance from the poster's edge to the middle of the things on it, as a share of its width."""


def learn_poster(surface: pygame.Surface, rect: pygame.Rect, _: Say) -> None:
    """Draw the teacher among the four roles."""
    poster.sunburst(surface, rect, LEARN_GROUND)
    side = round(rect.height * 0.36)
    for number, role in enumerate(ROLES):
        column, row = divmod(number, 2)
        box = pygame.Rect(0, 0, side, side)
        x = rect.left + round(rect.width * (ASIDE if column == 0 else 1 - ASIDE))
        box.center = (x, rect.top + round(rect.height * (0.28 + 0.44 * row)))
        surface.blit(art.role(role, box.size), box)
    poster.face(surface, rect, BOOK.teacher.face)


def play_poster(surface: pygame.Surface, rect: pygame.Rect, _: Say) -> None:
    """Draw the raccoon by night between two others."""
    poster.sunburst(surface, rect, PLAY_GROUND)
    side = round(rect.height * 0.42)
    for share in (ASIDE, 1 - ASIDE):
        box = pygame.Rect(0, 0, side, side)
        box.center = (rect.left + round(rect.width * share), rect.top + round(rect.height * 0.62))
        surface.blit(art.raccoon(box.size, True), box)
    poster.face(surface, rect, "raccoon")


def map_(layout: RampageLayout) -> pygame.Rect:
    """The teacher's place over map and newspaper, which are only read; in large text over map and desk."""
    left, top = layout.europe.topleft
    if layout.frame.is_large:
        return pygame.Rect(left, top, layout.log_paper.left - left, layout.desk.bottom - top)
    return pygame.Rect(left, top, layout.desk.right - left, layout.europe.height)


def foot(layout: RampageLayout) -> pygame.Rect:
    """The teacher's place from the map to the rail, below the buttons over the sky; in large text over all of
    the map and the panels at its left.
    """
    left, top = layout.europe.left, layout.strip.bottom
    if layout.frame.is_large:
        left, top = layout.panels[0].left, layout.europe.top
    width = layout.log_paper.left - left - layout.frame.px(10)
    return pygame.Rect(left, top, width, layout.europe.bottom - top)


def shore(layout: RampageLayout) -> pygame.Rect:
    """The teacher's place by night: the south of the map, so that piles, sky and tracker stay visible."""
    frame = layout.frame
    left, high = frame.px(30), frame.px(250)
    width = layout.tracker.left - left - frame.px(40)
    return pygame.Rect(left, layout.europe.bottom - high - frame.px(8), width, high)


LEARNING = Learning(
    book=BOOK,
    course="first_session",
    places=MappingProxyType({"map": map_, "foot": foot, "shore": shore}),
    posters=(learn_poster, play_poster),
    first_options={"tutorial": True},
    first_level="delegate",
)

"""The real pieces, as they are drawn on the pages of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from raccoon.games.raccoon_rampage.catalogue import POLICIES
from scenes.art import pictograms, text
from scenes.art.fonts import Typeface
from scenes.art.palette import rgb
from scenes.art.text import Style
from scenes.learning.book_blocks import PaintPiece
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import CREAM, INK, MIDNIGHT
from scenes.table.presentation.book import BlockContext

Rect = pygame.Rect
CARD = (160.0, 119.0)
ROLE = (108.0, 108.0)
MAP = (560.0, 300.0)
TRACKER = (170.0, 280.0)
Make = Callable[[str, tuple[int, int]], pygame.Surface]


def _framed(make: Make, name: str) -> PaintPiece:
    """A card's picture in a thin frame."""

    def paint(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
        surface.blit(make(name, rect.size), rect)
        pygame.draw.rect(surface, rgb(INK), rect, max(1, pen.frame.px(2)))

    return paint


def action(name: str) -> PaintPiece:
    """An action card's picture."""
    return _framed(art.vignette, name)


def event(name: str) -> PaintPiece:
    """An event's picture."""
    return _framed(art.vignette, name)


def policy(name: str) -> PaintPiece:
    """A policy's picture with its cost, its stars and its tags."""
    card = POLICIES[name]
    marks = ["star paw"] * card.paw + ["star horn"] * card.hunter + list(card.tags)

    def paint(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
        frame = pen.frame
        _framed(art.vignette, name)(surface, rect, pen)
        side = frame.px(34)
        plate = Rect(rect.right - side - frame.px(4), rect.top + frame.px(4), side, side)
        pygame.draw.circle(surface, rgb(INK), plate.center, side // 2 + frame.px(2))
        pygame.draw.circle(surface, rgb(MIDNIGHT), plate.center, side // 2)
        cost = Style(Typeface.POSTER, frame.px(24), CREAM)
        text.draw(surface, str(card.cost), plate.center, cost, "centre", middle=True)
        for place, mark in enumerate(marks):
            at = Rect(rect.left + frame.px(4) + place * (side + frame.px(2)), 0, side, side)
            at.bottom = rect.bottom - frame.px(4)
            pictograms.draw(surface, at, mark)

    return paint


def role(name: str) -> PaintPiece:
    """A role's emblem."""

    def paint(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
        surface.blit(art.role(name, rect.size), rect)

    return paint


def europe(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """The map by night."""
    surface.blit(art.europe(rect.size, 12), rect)
    pygame.draw.rect(surface, rgb(INK), rect, max(1, pen.frame.px(2)))


def tracker(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """The impact tracker."""
    surface.blit(art.tracker(rect.size), rect)

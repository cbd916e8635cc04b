"""The best results of a game by the number of players, and its records, with those who hold them."""

from collections.abc import Iterator

import pygame

from raccoon.app.afterwards.people import Chronicle
from raccoon.app.text import Say
from scenes.art import names, text
from scenes.art import palette as pal
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.people.page import PersonPage

RULE, PALE = "#b99a62", "#6b5636"
HIGH = 62.0
"""The height of a row in design units."""
LABEL, VALUE = 0.25, 0.34
"""The shares of the width for what a row is about, and of a cell for the value."""


def rows(found: Chronicle, game: str, say: Say) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Each row's words, and who stands in it with what, the best first."""
    for (known, players), bests in sorted(found.bests.items()):
        if known == game:
            told = [(best.name, say(f"game.{game}.points", n=best.points)) for best in bests]
            yield say("people.bests.players", n=players), told
    for key in ("longest", "widest", "medals"):
        if holders := found.holders(game, key):
            yield say(f"people.bests.{key}"), [(name, str(value)) for name, value in holders]


def draw(surface: pygame.Surface, box: pygame.Rect, told: PersonPage, frame: Frame) -> None:
    """Draw the rows into a box of the paper, as many as have room, with somebody's name in bold."""
    grown = 1 + 0.5 * (min(2.0, frame.text_scale) - 1)
    high, label = frame.px(HIGH * grown), round(box.width * LABEL)
    for number, (words, best) in enumerate([*rows(told.found, told.game, told.say)][: box.height // high]):
        row = pygame.Rect(box.left, box.top + number * high, box.width, high)
        surface.fill(pal.rgb(RULE), (row.left, row.bottom - 1, row.width, 1))
        style = Style(Typeface.BOOK_BOLD, frame.type(23, 1.4), pal.INK)
        at = row.left, row.centery
        text.draw(surface, words, at, style, "left", label - frame.px(16), frame.floor, middle=True)
        wide = (row.width - label) // 3
        for place, (name, value) in enumerate(best):
            cell = pygame.Rect(row.left + label + place * wide, row.top, wide - frame.px(20), high)
            _draw_holder(surface, cell, name, value, frame, name == told.name)


def _draw_holder(
    surface: pygame.Surface, cell: pygame.Rect, name: str, value: str, frame: Frame, own: bool
) -> None:
    figure = Style(Typeface.SLAB_BOLD, frame.type(23, 1.3), pal.OXBLOOD_DEEP)
    face = Typeface.BOOK_BOLD if own else Typeface.BOOK_ITALIC
    room = cell.copy()
    room.left = cell.left + round(cell.width * VALUE)
    room.width = cell.right - room.left
    at = room.left - frame.px(12), cell.centery
    text.draw(surface, value, at, figure, "right", room.left - cell.left, frame.floor, middle=True)
    names.draw(surface, name, room, Style(face, frame.type(22, 1.4), pal.INK), "left", frame.floor)

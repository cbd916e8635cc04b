"""The words of a lobby besides its controls: the game, the levels, the refusal, the kept game."""

from collections.abc import Iterable

import pygame

from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.pieces import lettering
from scenes.art.text import Style


def heading(surface: pygame.Surface, frame: Frame, game: str, say: Say) -> None:
    """Which game it is, and that it is a new one."""
    lettering.poster_line(surface, say(f"game.{game}"), frame.point(960, 62), frame.px(80), frame.px(900))
    style = Style(Typeface.BOOK_ITALIC, frame.type(24, 1.3), pal.IVORY, frame.px(2))
    text.draw(surface, say("title.new"), frame.point(960, 120), style, "centre", frame.px(900))


def levels(surface: pygame.Surface, frame: Frame, room: pygame.Rect, lines: Iterable[str]) -> None:
    """As many of the lines as find room, one below the other; large ones all or none."""
    style = Style(Typeface.BOOK_ITALIC, frame.type(20, 1.8), pal.CREAM)
    box, lines = room.copy(), list(lines)
    if frame.is_large and sum(text.height(line, style, box.width) for line in lines) > room.height:
        return
    for line in lines:
        box.height = text.height(line, style, box.width)
        if box.bottom > room.bottom:
            return
        text.paragraph(surface, line, box, style, floor=frame.floor)
        box.top = box.bottom


def refused(surface: pygame.Surface, frame: Frame, room: pygame.Rect, why: str) -> None:
    """Why the game cannot start, on paper."""
    shapes.paper_panel(surface, room, frame.scale)
    style = Style(Typeface.BOOK_SEMIBOLD, frame.type(24, 1.8), pal.OXBLOOD_DEEP)
    inside = room.inflate(-frame.px(40), -frame.px(16))
    text.paragraph(surface, why, inside, style, "centre", centred=True, floor=frame.floor)


def kept(surface: pygame.Surface, frame: Frame, room: pygame.Rect, line: str) -> None:
    """That the game under way is not lost."""
    style = Style(Typeface.BOOK_ITALIC, frame.type(24, 1.8), pal.CREAM, frame.px(1.5))
    inside = room.inflate(-frame.px(40), 0)
    text.paragraph(surface, line, inside, style, "centre", centred=True, floor=frame.floor)

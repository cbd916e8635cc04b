"""Draws the texts of a lobby: the game's name, the levels, a refusal, the note about the unfinished game."""

from collections.abc import Iterable, Sequence

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, shapes, text
from scenes.art.landscape.title_ground import NamePlace
from scenes.art.pieces import lettering

SEED, LARGE_SEED = 160.0, 320.0
"""The room for the word next to the seed field; in large text the most, in design units."""
NAME_LEFT = 640
"""The middle of the game's name on a background with its name at the left, in design units."""


def draw_heading(surface: pygame.Surface, frame: Frame, game: str, say: Say, place: NamePlace) -> None:
    """Draw the game's name and "new game"; left of the middle if the game's ground has its name there."""
    middle = NAME_LEFT if place == "left" else 960
    lettering.poster_line(surface, say(f"game.{game}"), frame.point(middle, 62), frame.px(80), frame.px(900))
    style = Style(Typeface.BOOK_ITALIC, frame.heading(24), pal.IVORY)
    limit = frame.px(540 if frame.is_large else 900)
    plate = pygame.Rect(0, 0, min(limit, text.width(say("title.new"), style)), style.pixels)
    plate.midbottom = frame.point(middle, 119)
    if frame.is_large:  # there is no room below
        plate.bottomleft = frame.point(70, 104)
    shapes.inset(
        surface, plate.inflate(frame.px(36), frame.px(10)).move(0, style.pixels // 7), frame.scale, 12
    )
    text.draw(surface, say("title.new"), plate.bottomleft, style, limit=limit, floor=frame.floor)


def seed_room(frame: Frame, say: Say) -> tuple[float, float]:
    """Return the room for the word next to the seed field, and the field's height, in design units."""
    if not frame.is_large:
        return SEED, 56
    return min(LARGE_SEED, text.width(say("lobby.seed"), _seed_style(frame)) / frame.scale + 52), 62


def draw_seed_label(surface: pygame.Surface, frame: Frame, left: int, field: pygame.Rect, say: Say) -> None:
    """Draw the word next to the seed field."""
    room = field.left - left - frame.px(8)
    style, at = _seed_style(frame), (left, field.centery)
    text.draw(surface, say("lobby.seed"), at, style, limit=room, floor=frame.floor, middle=True)


def _seed_style(frame: Frame) -> Style:
    return Style(Typeface.SLAB_BOLD, frame.type(24), pal.CREAM)


def draw_levels(surface: pygame.Surface, frame: Frame, room: pygame.Rect, lines: Iterable[str]) -> None:
    """Draw as many lines about levels as there is room for; in large text, or if room is short, unwrapped."""
    style = Style(Typeface.BOOK_ITALIC, frame.type(20, 1.8), pal.CREAM)
    box, lines = room.copy(), list(lines)
    wide = box.width
    if frame.is_large or sum(text.height(line, style, wide) for line in lines) > room.height:
        style, wide = _level_style(frame, room, lines)
    for line in lines:
        box.height = text.height(line, style, wide)
        if box.bottom > room.bottom:
            return
        text.paragraph(surface, line, box, style, floor=frame.floor)
        box.top = box.bottom


def _level_style(frame: Frame, room: pygame.Rect, lines: Sequence[str]) -> tuple[Style, int]:
    """Return the narrow type in which the longest line fits, and the room in widths of usual letters."""
    style = Style(Typeface.BOOK_ITALIC, frame.type(20, 1.8), pal.CREAM, slim=text.NARROWEST)
    wide = round(room.width / style.slim)
    return style.sized(
        min((text.fit(one, style, wide, frame.floor)[1].pixels for one in lines), default=1)
    ), wide


def draw_refusal(surface: pygame.Surface, frame: Frame, room: pygame.Rect, why: str) -> None:
    """Draw why the game cannot start, on paper."""
    shapes.paper_panel(surface, room, frame.scale)
    style = Style(Typeface.BOOK_SEMIBOLD, frame.type(24, 1.8), pal.OXBLOOD_DEEP)
    inside = room.inflate(-frame.px(40), -frame.px(16))
    text.paragraph(surface, why, inside, style, "centre", centred=True, floor=frame.floor)


def draw_unfinished(surface: pygame.Surface, frame: Frame, room: pygame.Rect, line: str) -> None:
    """Draw the note that the unfinished game is not lost."""
    shapes.inset(surface, room, frame.scale, 12)
    style = Style(Typeface.BOOK_ITALIC, frame.type(24, 1.8), pal.CREAM)
    inside = room.inflate(-frame.px(40), 0)
    text.paragraph(surface, line, inside, style, "centre", centred=True, floor=frame.floor)

"""The pictures of a lesson: the teacher, numbers, the line of stations of the course."""

from functools import lru_cache

import pygame

from scenes.art import Drawing, Frame, Style, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.linework.drawing_file import trimming
from scenes.art.pieces import characters

NUMBER, LARGE_NUMBER = 38, 58
"""The diameters of a number's disc, usually and in large text, in design units."""
LINE = "#2a1a22"


def corner(rect: pygame.Rect, frame: Frame) -> tuple[int, int]:
    """The middle of a piece's number: over its upper left corner, and within the window."""
    radius = disc(frame) // 2 + 1
    return max(radius, rect.left - frame.px(6)), max(radius, rect.top - frame.px(3))


def disc(frame: Frame) -> int:
    """The diameter of a number's disc, in pixels."""
    return frame.px(LARGE_NUMBER if frame.is_large else NUMBER)


def number(surface: pygame.Surface, centre: tuple[int, int], count: int, frame: Frame) -> None:
    """Draw a number on a red disc, at a piece or before a sentence."""
    image = trimming("disc_of_a_number", (disc(frame),) * 2)
    surface.blit(image, image.get_rect(center=centre))
    style = lettered(frame, Typeface.POSTER, 22, pal.IVORY, 1.3)
    text.draw(surface, str(count), centre, style, "centre", middle=True)


def teacher(
    surface: pygame.Surface, rect: pygame.Rect, face: str, mood: str, name: str, frame: Frame
) -> None:
    """Draw the teacher in an arch, with a plate for the name below."""
    px = frame.px
    plate = pygame.Rect(rect.left - px(6), rect.bottom - px(46), rect.width + px(12), px(46))
    window = pygame.Rect(rect.left + px(6), rect.top + px(6), rect.width - px(12), rect.height - px(48))
    picture = pygame.Surface(window.size, pygame.SRCALPHA)
    characters.bust(picture, picture.get_rect(), face, mood)
    picture.blit(_arch_mask(window.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(_arch(rect.size, frame.scale), rect)
    surface.blit(picture, window)
    shapes.plate(surface, plate, frame.scale, "#f6e8c8", "#d6b87c", 7)
    style = Style(Typeface.POSTER, min(frame.type(24), px(32)), pal.OXBLOOD_DEEP)
    text.draw(surface, name, plate.center, style, "centre", plate.width - px(16), middle=True)


def _arch_path(left: float, top: float, width: float, height: float) -> str:
    radius = width / 2
    return (
        f"M{left} {top + height}V{top + radius}A{radius} {radius} 0 0 1 {left + width} {top + radius}"
        f"V{top + height}Z"
    )


@lru_cache(maxsize=4)
def _arch_mask(size: tuple[int, int]) -> pygame.Surface:
    sheet = Drawing(*size)
    sheet.path(_arch_path(0, 0, *size), "#ffffff")
    return sheet.surface(size)


@lru_cache(maxsize=4)
def _arch(size: tuple[int, int], k: float) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    width, height = sheet.width, sheet.height - 40
    brass = sheet.linear((0, 0), (width, height), (0, pal.GILT_LIGHT), (0.5, pal.GILT_DEEP), (1, pal.GILT))
    sheet.path(_arch_path(0, 0, width, height), pal.NIGHT)
    sheet.path(_arch_path(1.5, 1.5, width - 3, height - 2), brass)
    sheet.path(_arch_path(4.5, 4.5, width - 9, height - 4), pal.NIGHT)
    return sheet.surface(size)


@lru_cache(maxsize=16)
def line(size: tuple[int, int], k: float, stations: int, here: int) -> pygame.Surface:
    """A line with a station for each lesson: done ones are ticked, a train is at the present one."""
    sheet = Drawing(size[0] / k, size[1] / k)
    width, rail = sheet.width, sheet.height - 12
    for offset in (-3.0, 3.0):
        sheet.path(f"M4 {rail + offset}H{width - 4}", "none", pal.GILT_DEEP, 1.6)
    x = 8.0
    while x < width - 6:
        sheet.path(f"M{x} {rail - 6}V{rail + 6}", "none", "#6b5636", 1.6)
        x += 9
    step = (width - 60) / max(1, stations - 1)
    for station in range(stations):
        at = (30 + station * step, rail)
        done = station < here
        sheet.circle(at, 11, pal.NIGHT)
        sheet.circle(at, 9, pal.GILT_LIGHT if done else "#4a3540")
        if done:
            sheet.path(
                f"M{at[0] - 4} {at[1]}L{at[0] - 1} {at[1] + 4}L{at[0] + 5} {at[1] - 4}", "none", LINE, 2.4
            )
    _draw_train(sheet, 30 + here * step, rail)
    return sheet.surface(size)


def _draw_train(sheet: Drawing, x: float, rail: float) -> None:
    sheet.box(x - 26, rail - 30, 17, 24, 2, pal.TEAL_LIGHT, LINE, 2)
    sheet.box(x - 23, rail - 26, 8, 8, 1, pal.GLOW, LINE, 1.4)
    sheet.box(x - 10, rail - 22, 32, 16, 6, pal.TEAL, LINE, 2)
    sheet.box(x + 9, rail - 33, 7, 12, 1, pal.OXBLOOD, LINE, 1.6)
    sheet.path(f"M{x + 21} {rail - 6}L{x + 31} {rail - 2}L{x + 20} {rail - 2}Z", pal.OXBLOOD, LINE, 1.6)
    for wheel in (-19, -5, 7, 18):
        sheet.circle((x + wheel, rail - 4), 5.4, pal.GILT, LINE, 2)

"""The dots of a post-mortem, to one scale: what was paid, the worth and what was due."""

from collections.abc import Mapping, Sequence

import pygame

from scenes.art import Drawing, Frame, Typeface, palette as pal, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces.chart import AXIS, GRID, Scale, mark
from scenes.art.surface_cache import sheet_cache, unspoken
from scenes.table.presentation.post_mortem_data import Dots, PostMortem

GOOD, BAD, GROUND = "#7fb8a4", "#d98a80", "#fff8e2"
LARGE, SMALL, DIAMOND = 10.0, 7.0, 12.0
"""The radii of a buyer's dot and of another's, and half of a diamond, in design units."""
ASIDE = 8.0
"""The space left and right of the values in large text, in design units."""
SeatColours = tuple[pal.Colour, ...]


def scale_of(told: PostMortem) -> Scale | None:
    """Return the scale of all dots; None if there are none."""
    dots = [action.dots for action in told.deeds if action.dots]
    most = (max(one.paid, one.worth or 0, one.due, *(able for _, able in one.others)) for one in dots)
    return Scale.of(0, max(most), 6) if dots else None


def draw(
    surface: pygame.Surface,
    box: pygame.Rect,
    dots: Sequence[tuple[Dots | None, int | None]],
    colours: SeatColours,
    scale: Scale,
    frame: Frame,
) -> None:
    """Draw a line of dots for each visible row, in the seats' colours."""
    surface.blit(_dots(box.size, frame.scale, tuple(dots), colours, scale), box)


def draw_scale(
    surface: pygame.Surface, box: pygame.Rect, told: PostMortem, scale: Scale, frame: Frame
) -> None:
    """Write the values above the dots."""
    style = lettered(frame, Typeface.SLAB_BOLD, 18, AXIS, 1.4)
    for value in scale.ruled:
        words, x = told.tell(value), round(_x(value, scale, box.width, frame.px(DIAMOND)))
        half = text.width(words, style) // 2
        aside = half + frame.px(ASIDE) if frame.is_large else 0
        at = box.left + max(aside, min(x, box.width - max(half, aside))), box.centery
        with unspoken():
            text.draw(surface, words, at, style, "centre", middle=True)


def _x(value: float, scale: Scale, width: float, margin: float) -> float:
    return margin + (width - 2 * margin) * scale.share(value)


@sheet_cache(2)
def _dots(
    sheet: Drawing,
    rows: tuple[tuple[Dots | None, int | None], ...],
    colours: SeatColours,
    scale: Scale,
) -> None:
    high = sheet.height / max(1, len(rows))
    sheet.inset(0, 0, GROUND, opacity=0.55)
    for value in scale.ruled:
        x = _x(value, scale, sheet.width, DIAMOND)
        sheet.path(f"M{x:.2f} 0V{sheet.height:.2f}", "none", GRID, 1.2, 0.75)
    for number, (dots, seat) in enumerate(rows):
        if dots:
            _row(sheet, dots, seat, (number + 0.5) * high, colours, scale)


def _row(sheet: Drawing, dots: Dots, seat: int | None, y: float, colours: SeatColours, scale: Scale) -> None:
    paid, due = (_x(value, scale, sheet.width, DIAMOND) for value in (dots.paid, dots.due))
    for other, able in dots.others:
        at = (_x(able, scale, sheet.width, DIAMOND), y)
        sheet.path(mark(other, at, SMALL), colours[other], pal.INK, 1.6)
    if dots.worth is not None:
        worth = _x(dots.worth, scale, sheet.width, DIAMOND)
        if dots.worth != dots.paid:
            _bar(sheet, paid, worth, y)
        own = colours[seat] if seat is not None else GROUND
        radius = LARGE if dots.worth != dots.paid else DIAMOND + 4
        sheet.circle((worth, y), radius, own, pal.INK, 2)
    sheet.box(due - 2.5, y - DIAMOND - 2, 5, 2 * DIAMOND + 4, 1, pal.INK)
    sheet.path([(paid, y - DIAMOND), (paid + 9, y), (paid, y + DIAMOND), (paid - 9, y)], GROUND, pal.INK, 2.4)


def _bar(sheet: Drawing, paid: float, worth: float, y: float) -> None:
    """Draw the bar from what was paid to the worth: plain for a gain, hatched if overpaid."""
    left, wide, good = min(paid, worth), abs(worth - paid), worth > paid
    sheet.box(left, y - 8, wide, 16, 0, GOOD if good else BAD)
    for step in range(0 if good else int(wide / 7)):
        x = left + 3 + 7 * step
        sheet.path(
            f"M{x:.2f} {y + 7:.2f}L{min(x + 6, left + wide):.2f} {y - 7:.2f}", "none", pal.OXBLOOD, 1.6
        )
    sheet.box(left, y - 8, wide, 16, 0, "none", pal.TEAL if good else pal.OXBLOOD, 2)


def draw_key(
    surface: pygame.Surface,
    box: pygame.Rect,
    words: Mapping[int, str],
    colours: SeatColours,
    frame: Frame,
) -> None:
    """Draw the signs, by their numbers, with their meanings, in one line."""
    style, side = lettered(frame, Typeface.BOOK_ITALIC, 18, AXIS, 1.3), frame.px(34)
    wishes = [text.width(word, style) + frame.px(14) for word in words.values()]
    share = min(1.0, (box.width - side * len(words)) / sum(wishes))
    left = box.left
    for (number, word), wish in zip(words.items(), wishes, strict=True):
        sign = pygame.Rect(left, box.top, side, box.height)
        surface.blit(_sign(sign.size, frame.scale, number, colours[:2]), sign)
        room, at = round(share * wish) - frame.px(8), (sign.right + frame.px(4), box.centery)
        text.draw(surface, word, at, style, "left", room, frame.floor, middle=True)
        left += side + round(share * wish)


@sheet_cache(6)
def _sign(sheet: Drawing, number: int, colours: SeatColours) -> None:
    """Draw a sign: 0 paid, 1 due, 2 worth to the buyer, 3 another seat's limit, 4 gained, 5 overpaid."""
    x, y = sheet.width / 2, sheet.height / 2
    match number:
        case 0:
            sheet.path([(x, y - DIAMOND), (x + 9, y), (x, y + DIAMOND), (x - 9, y)], GROUND, pal.INK, 2.4)
        case 1:
            sheet.box(x - 2.5, y - DIAMOND, 5, 2 * DIAMOND, 1, pal.INK)
        case 2:
            sheet.circle((x, y), LARGE, colours[0], pal.INK, 2)
        case 3:
            sheet.path(mark(1, (x, y), SMALL), colours[1], pal.INK, 2)
        case _:
            ends = (2.0, sheet.width - 2)
            _bar(sheet, ends[number - 4], ends[5 - number], y)

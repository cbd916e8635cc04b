"""The night of a Spread: the sky, what has failed, the piles on the desk, who can protect."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, AREAS, ROLES
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.fonts import Typeface
from scenes.art.names import draw as draw_name
from scenes.art.palette import rgb
from scenes.art.text import Style
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM, ORANGE, PAPER
from scenes.raccoon_rampage.holdings import missing
from scenes.raccoon_rampage.layout import NightLayout
from scenes.raccoon_rampage.picture import cards, ink, spread
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
Held = tuple[str, str, int, bool]
"""A seat: its role, its name, its protection, whether it is still asked."""
LIT = "#ff9a7d"


def parts(layout: NightLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """All but map, scale and newspaper."""
    yield PaintedZone("sky", layout.sky, None, _sky)
    rows = told(view, brush.say)
    yield PaintedZone("evaluated", layout.evaluated, rows, partial(_told, brush, rows))
    yield from _protection(layout, view, brush)
    for area in AREAS:
        gone = f"pile:{area}" in marks.hidden
        count = view.piles[AREA_INDEX[area]]
        bare = area in view.rules.unprotected
        heading = (area, 0 if gone else count, bare, gone)
        yield PaintedZone(
            f"heading:{area}", layout.headings[area], heading, partial(_heading, brush, *heading)
        )
        if not gone:
            box, wide = layout.piles[area], layout.card(area, 0).width
            lie = tuple(layout.card(area, number).left - box.left for number in range(view.cards_each))
            yield PaintedZone(
                f"pile:{area}", box, (count, wide, lie), partial(_pile, brush, count, wide, lie)
            )


def _sky(surface: pygame.Surface, rect: Rect) -> None:
    surface.blit(art.sky(rect.size), rect)


def told(view: View, say: Say) -> tuple[str, str, str]:
    """That night falls, what has failed, by how much and how bad that is."""
    failed = view.evaluated
    if failed is None:
        return say("rampage.night"), "", ""
    colour = say(f"rampage.colour.{view.colour}")
    short = max(0, missing(view, failed) or 0)
    level = say("rampage.night.level", level=view.spread_level, colour=colour)
    by = say("rampage.night.short", n=short) if short else say("rampage.night.voted")
    return (
        say("rampage.night"),
        say("rampage.night.fell", policy=say(f"rampage.policy.{failed.policy}")),
        f"{by} · {level}",
    )


def _told(brush: PaintContext, rows: tuple[str, str, str], surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.0)
    shapes.shadow(surface, rect, frame.scale)
    ink.board(surface, rect, frame, ("#4a1c24", "#1d0f18"))
    looks = (
        (Typeface.POSTER, 42, PAPER, 0.29),
        (Typeface.BOOK_SEMIBOLD, 23, BRASS_LIGHT, 0.59),
        (Typeface.BOOK_ITALIC, 19, ORANGE, 0.81),
    )
    for words, (face, units, colour, down) in zip(rows, looks, strict=True):
        at = (rect.centerx, rect.top + round(rect.height * down))
        ink.line(surface, words, at, (face, units, colour), frame, rect.width - frame.px(40), "centre", 1.0)


# The piles


def _heading(
    brush: PaintContext, area: str, count: int, bare: bool, open_: bool, surface: pygame.Surface, rect: Rect
) -> None:
    """Draw the heading of a pile: its role, the cards still to turn; in an open one room for the result."""
    frame = brush.snug(1.15)
    left, side = rect.left, rect.height - frame.px(8)
    role = next((role.name for role in ROLES.values() if role.country == area), "")
    if role:
        ink.medal(surface, Rect(left, rect.centery - side // 2, side, side), role)
        left += side + frame.px(12)
    words = brush.say("rampage.night.left", n=count) if count else ""
    style = (Typeface.BOOK_ITALIC, 20, LIT if bare else ink.DIM)
    right = told_at(rect).left if open_ else rect.right
    if words:
        right = ink.line(
            surface, words, (right, rect.centery), style, frame, rect.width // 3, "right", 1.15
        ).left
    if bare:
        mark = Rect(right - side - frame.px(8), rect.centery - side // 2, side, side)
        ink.mark(surface, mark, "shield")
        pygame.draw.line(surface, rgb("#e8503c"), mark.bottomleft, mark.topright, frame.px(4))
        right = mark.left
    at, room = (left, rect.centery), right - left - frame.px(12)
    ink.line(
        surface, brush.say(f"rampage.area.{area}"), at, (Typeface.POSTER, 28, CREAM), frame, room, most=1.15
    )


def _pile(
    brush: PaintContext, count: int, wide: int, lie: tuple[int, ...], surface: pygame.Surface, rect: Rect
) -> None:
    """The cards still face down, then what is left of those that were cancelled."""
    for number, left in enumerate(lie):
        there = Rect(rect.left + left, rect.top, wide, rect.height)
        if number < count:
            cards.back(surface, there, brush.snug(1.0), "spread")
            spread.eyes_on(surface, there)
        else:
            pygame.draw.rect(surface, rgb("#1a1012"), there, border_radius=there.width // 12)
            surface.blit(art.burnt(there.size), there)


def told_at(heading: Rect) -> Rect:
    """The place beside a name for what the pile has brought."""
    wide = heading.width * 2 // 5
    return Rect(heading.right - wide, heading.top, wide, heading.height)


def came(brush: PaintContext, size: tuple[int, int], added: int) -> pygame.Surface:
    """A picture of the number of raccoons that a pile has brought."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    words = brush.say("rampage.night.came", n=added) if added else brush.say("rampage.night.quiet")
    style = (Typeface.BOOK_SEMIBOLD, 21, LIT if added else ink.DIM)
    ink.line(sheet, words, (size[0], size[1] // 2), style, brush.snug(1.15), size[0], "right", 1.15)
    return sheet


def brought(brush: PaintContext, size: tuple[int, int], added: int, impact: int) -> pygame.Surface:
    """A line on the whole night: how many came, and where the tracker stands."""
    sheet, frame = pygame.Surface(size, pygame.SRCALPHA), brush.snug(1.15)
    shapes.plate(sheet, sheet.get_rect(), frame.scale, "#33416e", "#161d36", 10)
    key = "rampage.night.brought" if added else "rampage.night.calm"
    words, middle = brush.say(key, n=added, impact=signed(impact)), (size[0] // 2, size[1] // 2)
    room = size[0] - frame.px(36)
    ink.line(sheet, words, middle, (Typeface.POSTER, 22, CREAM), frame, room, "centre", 1.15)
    return sheet


# Protection


def _protection(layout: NightLayout, view: View, brush: PaintContext) -> Parts:
    """The board, the seats on it, the ring."""
    held = tuple((player.role, player.protection) for player in view.players)
    yield PaintedZone("spread", layout.spread, None, partial(_board, brush))
    yield PaintedZone("ring", layout.ring, held, partial(_ring, held))
    for seat, rect in enumerate(layout.panels):
        role, count = held[seat]
        row = (role, brush.seats[seat].name, count, seat in view.pending.asked)
        yield PaintedZone(f"panel:{seat}", rect, row, partial(_row, brush, row))


def _board(brush: PaintContext, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.15)
    pygame.draw.rect(surface, rgb("#0b1022", 240), rect, border_radius=frame.px(14))
    pygame.draw.rect(surface, rgb(BRASS_DEEP), rect, max(1, frame.px(1.6)), frame.px(14))
    at = (rect.left + frame.px(18), rect.top + frame.px(27))
    words, room = brush.say("rampage.protection"), rect.width - frame.px(36)
    ink.line(surface, words, at, (Typeface.POSTER, 27, CREAM), frame, room, most=1.15)


def _ring(held: tuple[tuple[str, int], ...], surface: pygame.Surface, rect: Rect) -> None:
    spread.ring(surface, rect, held)


def _row(brush: PaintContext, row: Held, surface: pygame.Surface, rect: Rect) -> None:
    """A seat: its emblem, its name, what it holds; one that holds nothing is dim."""
    role, name, count, asked = row
    frame = brush.snug(1.0)
    side = rect.height - frame.px(6)
    medal = Rect(rect.left, rect.top + frame.px(3), side, side)
    ink.medal(surface, medal, role)
    if asked:
        shapes.focus_line(surface, medal, frame.scale * 0.6, side / 2 / frame.scale)
    figure = Rect(rect.right - side, rect.top, side, rect.height)
    colour = CREAM if count else ink.DIM
    ink.line(
        surface, str(count), figure.center, (Typeface.POSTER, 28, colour), frame, figure.width, "centre", 1.0
    )
    left = medal.right + frame.px(12)
    place = Rect(left, rect.top, figure.left - left - frame.px(4), rect.height)
    style = Style(Typeface.BOOK_SEMIBOLD, max(frame.floor, frame.type(20)), colour)
    draw_name(surface, name, place, style, "left", frame.floor)
    if not count:
        ink.veil(surface, medal, 110)

"""The night of a Spread: the sky, the policy that failed, the piles on the desk, the board of protection."""

import pygame

from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, AREAS, ROLES
from raccoon.games.raccoon_rampage.view import View
from scenes.art import Style, Typeface, shapes
from scenes.art.names import draw as draw_name
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM, ORANGE, PAPER
from scenes.raccoon_rampage.holdings import missing
from scenes.raccoon_rampage.layout import NightLayout
from scenes.raccoon_rampage.picture import cards, spread
from scenes.raccoon_rampage.picture.ink import DIM, Ink, book, italic, poster
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
LIT = "#ff9a7d"
BESIDE = 1.45
"""The width of the sky by that of its zone in large text: its left part is shown."""


def parts(layout: NightLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """Everything but map, tracker and newspaper."""
    yield Ink.zone("sky", layout.sky, context, _sky)
    yield Ink.zone("evaluated", layout.evaluated, context, _failed_board, *board_lines(view, context.say))
    yield from _protection(layout, view, context)
    for area in AREAS:
        flying = Piece("pile", area) in marks.hidden
        count = view.piles[AREA_INDEX[area]]
        heading = (area, 0 if flying else count, area in view.rules.unprotected, flying)
        yield Ink.zone(Piece("heading", area), layout.headings[area], context, _heading, *heading)
        if not flying:
            box, wide = layout.piles[area], layout.card(area, 0).width
            lefts = tuple(layout.card(area, number).left - box.left for number in range(view.cards_each))
            yield Ink.zone(Piece("pile", area), box, context, _pile, count, wide, lefts)


def _sky(ink: Ink) -> None:
    """Draw the sky, the raccoon's head in its middle; in large text to the right of the board."""
    wide = round(ink.rect.width * (BESIDE if ink.frame.is_large else 1))
    ink.surface.blit(art.sky((wide, ink.rect.height)), ink.rect, ((0, 0), ink.rect.size))


def board_lines(view: View, say: Say) -> tuple[str, str, str]:
    """The board's lines: the title, the policy that failed, the votes missing with the Spread's level."""
    failed = view.evaluated
    if failed is None:
        return say("rampage.night"), "", ""
    level = say("rampage.night.level", level=view.spread_level, colour=say(f"rampage.colour.{view.colour}"))
    short = max(0, missing(view, failed) or 0)
    by = say("rampage.night.short", n=short) if short else say("rampage.night.voted")
    fell = say("rampage.night.fell", policy=say(f"rampage.policy.{failed.policy}"))
    return say("rampage.night"), fell, f"{by} · {level}"


def _failed_board(ink: Ink, *rows: str) -> None:
    rect = ink.rect
    shapes.shadow(ink.surface, rect, ink.frame.scale)
    ink.board(rect, ("#4a1c24", "#1d0f18"))
    styles = ((poster(42, PAPER), 0.29), (book(23, BRASS_LIGHT), 0.59), (italic(19, ORANGE), 0.81))
    for words, (style, down) in zip(rows, styles, strict=True):
        at = (rect.centerx, rect.top + round(rect.height * down))
        ink.line(words, at, style, rect.width - ink.px(28 if ink.frame.is_large else 40), "centre")


# The piles


def _heading(ink: Ink, area: str, count: int, bare: bool, open_: bool) -> None:
    """Draw the heading of a pile: its role and the cards to turn; an open one leaves room for its result."""
    rect = ink.rect
    left, side = rect.left, rect.height - ink.px(8)
    role = next((role.name for role in ROLES.values() if role.country == area), "")
    if role:
        ink.emblem(Rect(left, rect.centery - side // 2, side, side), role)
        left += side + ink.px(12)
    right = result_place(rect).left if open_ else rect.right
    if count:
        style, words = italic(20, LIT if bare else DIM), ink.say("rampage.night.left", n=count)
        room = rect.width * 3 // 8 if ink.frame.is_large else rect.width // 3
        right = ink.line(words, (right, rect.centery), style, room, "right").left
    if bare:
        mark = Rect(right - side - ink.px(8), rect.centery - side // 2, side, side)
        ink.unprotected(mark)
        right = mark.left
    room = right - left - ink.px(12)
    name = ink.say(f"rampage.{'pile' if ink.frame.is_large else 'area'}.{area}")
    ink.line(name, (left, rect.centery), poster(28), room)


def _pile(ink: Ink, count: int, wide: int, lefts: tuple[int, ...]) -> None:
    """Draw the cards still face down, then the rests of those that were cancelled."""
    for number, left in enumerate(lefts):
        there = Rect(ink.rect.left + left, ink.rect.top, wide, ink.rect.height)
        if number < count:
            cards.spread_back(ink.surface, there, ink.frame)
        else:
            pygame.draw.rect(ink.surface, "#1a1012", there, border_radius=there.width // 12)
            ink.surface.blit(art.still("burnt", there.size), there)


def result_place(heading: Rect) -> Rect:
    """The place next to a heading's name for the number of raccoons of the pile."""
    wide = heading.width * 2 // 5
    return Rect(heading.right - wide, heading.top, wide, heading.height)


def came(context: PaintContext, size: tuple[int, int], added: int) -> pygame.Surface:
    """A picture of the number of raccoons that a pile has brought."""
    ink = Ink.on(pygame.Surface(size, pygame.SRCALPHA), context)
    words = ink.say("rampage.night.came", n=added) if added else ink.say("rampage.night.quiet")
    ink.line(words, (size[0], size[1] // 2), book(21, LIT if added else DIM), size[0], "right")
    return ink.surface


def brought(context: PaintContext, size: tuple[int, int], added: int, impact: int) -> pygame.Surface:
    """A picture of the line on the whole night: how many raccoons came, and the tracker's place."""
    ink = Ink.on(pygame.Surface(size, pygame.SRCALPHA), context)
    ink.plate(ink.rect, "#33416e", "#161d36", 10)
    key = "rampage.night.brought" if added else "rampage.night.calm"
    words = ink.say(key, n=added, impact=signed(impact))
    ink.line(words, (size[0] // 2, size[1] // 2), poster(22), size[0] - ink.px(36), "centre")
    return ink.surface


# Protection


def _protection(layout: NightLayout, view: View, context: PaintContext) -> Parts:
    """The board of protection, the ring and a row for each seat on it."""
    held = tuple((player.role, player.protection) for player in view.players)
    yield Ink.zone("spread", layout.spread, context, _board)
    yield Ink.zone("ring", layout.ring, context, spread.ring, held)
    for seat, rect in enumerate(layout.panels):
        row = (*held[seat], context.seats[seat].name, seat in view.pending.asked)
        yield Ink.zone(Piece("panel", seat), rect, context, _row, *row)


def _board(ink: Ink) -> None:
    rect = ink.rect
    ink.filled(rect, "#0b1022", 14, 240)
    ink.outline(rect, BRASS_DEEP, 1.6, 14)
    at = (rect.left + ink.px(18), rect.top + ink.px(27))
    ink.line(ink.say("rampage.protection"), at, poster(27), rect.width - ink.px(36))


def _row(ink: Ink, role: str, count: int, name: str, asked: bool) -> None:
    """Draw a seat: its emblem, its name, its protection; dim where it has none."""
    rect = ink.rect
    side = rect.height - ink.px(6)
    medal = Rect(rect.left, rect.top + ink.px(3), side, side)
    ink.emblem(medal, role)
    if asked:
        ink.mark_asked(medal, 0.6)
    figure = Rect(rect.right - side, rect.top, side, rect.height)
    colour = CREAM if count else DIM
    ink.line(str(count), figure.center, poster(28, colour), figure.width, "centre")
    left = medal.right + ink.px(12)
    place = Rect(left, rect.top, figure.left - left - ink.px(4), rect.height)
    style = Style(Typeface.BOOK_SEMIBOLD, max(ink.frame.floor, ink.frame.type(20)), colour)
    draw_name(ink.surface, name, place, style, "left", ink.frame.floor)
    if not count:
        ink.tint(medal, 110)

"""The notice board with the open claims, and the secret claims at the edge of the desk."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CLAIMS
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.art import names, pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.art.pieces import card, emblems
from scenes.art.text import Style
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, GILT_LIGHT, INK, OXBLOOD, PLUM, SAGE
from scenes.saloon_tycoon.holdings import choosing, desk_seat, own, staked_by
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
MOST_TICKS = 5
LEAST_PICTURE = 30
"""The least height of a poster's picture, in design units: below that there is none."""
CORNER = 34
"""The lifted corner of a poster, in design units."""
TORN = 6
"""So many ways posters are torn in."""
Ticks = tuple[tuple[int, int], ...]
"""For each requirement of a claim: how many are there, and how many it asks for."""


def ticks(player: PlayerView, claim: str) -> Ticks:
    """The progress of a player with a claim."""
    return tuple(player.progress(need) for need in CLAIMS[claim].requirements)


def parts(layout: SaloonLayout, view: View, ready: tuple[str, ...], brush: PaintContext) -> Parts:
    """The board, then its posters."""
    yield PaintedZone("board", layout.board, brush.seats, partial(_board, brush))
    player = own(view)
    for claim, rect in layout.posters.items():
        staked = staked_by(view, claim)
        met = staked is None and (player.meets(claim) or claim in ready)
        inputs = (claim, ticks(player, claim), met, staked, brush.seats)
        yield PaintedZone(f"poster:{claim}", rect, inputs, partial(_poster, brush, *inputs[:4]))


def _board(brush: PaintContext, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug()
    ink.board(surface, rect, frame)
    ink.title(surface, brush.say("saloon.board"), rect, frame)


def _poster(
    brush: PaintContext,
    claim: str,
    met: Ticks,
    ready: bool,
    staked: int | None,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame, found = brush.snug(1.2), CLAIMS[claim]
    if ready:
        shapes.glow(surface, rect, frame.scale)
    bill = art.bill(rect.size, sum(map(ord, claim)) % TORN, ready)
    surface.blit(bill, bill.get_rect(center=rect.center))
    style = Style(Typeface.POSTER, max(frame.floor, frame.type(21)), OXBLOOD)
    words = brush.say(f"saloon.claim.{claim}")
    name = Rect(rect.left + frame.px(14), rect.top + max(frame.px(10), 9), rect.width - frame.px(28), 0)
    name.height = max(frame.px(50), ink.name_height(words, name.width, style, brush))
    ink.name(surface, words, name, style, brush)
    foot = frame.px(40)
    middle = Rect(name.left, name.bottom + frame.px(2), name.width, 0)
    middle.height = rect.bottom - foot - middle.top - frame.px(2)
    _asked(surface, middle, claim, brush)
    row = rect.bottom - foot // 2 - frame.px(5)
    _ticks(surface, (rect.left + frame.px(14), row), met, frame)
    lifted = frame.px(CORNER - 8) if ready else 0
    points = (rect.right - frame.px(14) - lifted, row)
    ink.line(surface, str(found.points), points, (Typeface.POSTER, 34, INK), frame, frame.px(44), "right")
    if staked is not None:
        _taken(surface, rect, staked, brush)
    elif ready:
        _corner(surface, rect, frame)


def _asked(surface: pygame.Surface, room: Rect, claim: str, brush: PaintContext) -> None:
    """The picture of a claim above what it asks; one of them where there is no room for both."""
    frame, words = brush.snug(1.2), brush.say(f"saloon.claim.{claim}.short")
    style = Style(Typeface.BOOK_SEMIBOLD, max(frame.floor, frame.type(18)), INK)
    high = text.height(words, style.sized(frame.floor), room.width)
    if high > room.height:
        high = room.height if ink.name_height(words, room.width, style, brush) <= room.height else 0
    picture = Rect(room.left, room.top, room.width, room.height - high - frame.px(4))
    if picture.height >= frame.px(LEAST_PICTURE):
        surface.blit(art.poster(claim, picture.size), picture)
        pygame.draw.rect(surface, rgb(INK), picture, max(1, frame.px(1.5)))
        room = Rect(room.left, room.bottom - high, room.width, high)
    if high and _unbroken(words, style.sized(frame.floor), room.width):
        text.paragraph(surface, words, room, style, "centre", True, frame.floor)
    elif high:
        ink.name(surface, words, room, style, brush)


def _unbroken(words: str, style: Style, width: int) -> bool:
    """Whether no word has to be divided."""
    return all(text.width(word, style) <= width for word in words.split(" "))


def _ticks(surface: pygame.Surface, at: tuple[int, int], met: Ticks, frame: Frame) -> None:
    """A box for each of what is asked for; where that is much, the figures."""
    x, side = at[0], frame.px(15)
    if sum(need for _, need in met) > MOST_TICKS:
        told = "  ".join(f"{have}/{need}" for have, need in met)
        ink.line(surface, told, at, (Typeface.SLAB_BOLD, 20, INK), frame, frame.px(90))
        return
    for have, need in met:
        for number in range(need):
            box = Rect(x, at[1] - side // 2, side, side)
            pygame.draw.rect(surface, rgb(SAGE if number < have else "#fffaf0"), box, border_radius=2)
            pygame.draw.rect(surface, rgb(INK), box, max(1, side // 9), border_radius=2)
            if number < have:
                pictograms.draw(surface, box, "check")
            x += side + frame.px(3)
        x += frame.px(4)


def _corner(surface: pygame.Surface, rect: Rect, frame: Frame) -> None:
    """It can be staked: the poster lifts a corner."""
    side = frame.px(CORNER)
    right, bottom = rect.right, rect.bottom
    pygame.draw.polygon(
        surface, rgb("#3a241c"), [(right, bottom - side), (right, bottom), (right - side, bottom)]
    )
    fold = [
        (right - side, bottom),
        (right, bottom - side),
        (right - side + side // 5, bottom - side + side // 5),
    ]
    pygame.draw.polygon(surface, rgb(CREAM), fold)
    pygame.draw.polygon(surface, rgb(INK), fold, max(1, frame.px(1.4)))


def _taken(surface: pygame.Surface, rect: Rect, seat: int, brush: PaintContext) -> None:
    """Somebody has scored it."""
    ink.veil(surface, rect, 150)
    badge = Rect(0, 0, brush.frame.px(64), brush.frame.px(64))
    badge.center = rect.center
    who = brush.seats[seat]
    emblems.emblem(surface, badge, who.emblem, who.colour)


def secret_parts(layout: SaloonLayout, view: View, ready: tuple[str, ...], brush: PaintContext) -> Parts:
    """Envelopes: open for their owner, closed for everybody else."""
    player = view.players[desk_seat(view)]
    if not layout.secrets:
        yield PaintedZone("secrets", layout.secrets_zone, None, partial(_no_secrets, brush))
    for place, rect in enumerate(layout.secrets):
        claim = player.secrets[place] if player.secrets is not None else ""
        met = bool(claim) and not choosing(view) and (player.meets(claim) or claim in ready)
        worth = player.worth(claim) if met and player.meets(claim) else 0
        inputs = (claim, met, worth, ticks(player, claim) if claim else ())
        yield PaintedZone(f"secret:{place}", rect, inputs, partial(_secret, brush, *inputs))


def _no_secrets(brush: PaintContext, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.2)
    shapes.inset(surface, rect, frame.scale, 8)
    style = Style(Typeface.BOOK_ITALIC, max(frame.floor, frame.type(18)), CREAM)
    box = rect.inflate(-frame.px(20), -frame.px(20))
    text.paragraph(surface, brush.say("saloon.secret.none"), box, style, "centre", True, frame.floor)


def _small_secret(surface: pygame.Surface, rect: Rect, claim: str, brush: PaintContext) -> None:
    """One of the four that are chosen from: its name and the most it may give."""
    frame = brush.snug(1.2)
    name = rect.inflate(-frame.px(16), -frame.px(8))
    name.width -= frame.px(34)
    style = Style(Typeface.POSTER, max(frame.floor, frame.type(19)), "#fff3cf")
    names.draw(surface, brush.say(f"saloon.claim.{claim}"), name, style, "left", frame.floor)
    at = (rect.right - frame.px(10), rect.centery)
    ink.line(
        surface, str(CLAIMS[claim].cap), at, (Typeface.POSTER, 26, GILT_LIGHT), frame, frame.px(34), "right"
    )


def _secret(
    brush: PaintContext, claim: str, ready: bool, worth: int, met: Ticks, surface: pygame.Surface, rect: Rect
) -> None:
    frame = brush.snug(1.2)
    if not claim:
        card.back(surface, rect, ("#6b4168", PLUM))
        return
    if ready:
        shapes.glow(surface, rect, frame.scale)
    shapes.plate(surface, rect, frame.scale, "#5d3559", "#33193a", 8)
    if rect.height < frame.px(80):
        _small_secret(surface, rect, claim, brush)
        return
    inside = rect.inflate(-frame.px(16), -frame.px(12))
    seal = max(frame.px(38), round(1.6 * frame.floor))
    style = Style(Typeface.POSTER, max(frame.floor, frame.type(20)), "#fff3cf")
    title = brush.say(f"saloon.claim.{claim}")
    name = Rect(inside.topleft, (inside.width, text.height(title, style.sized(frame.floor), inside.width)))
    text.paragraph(surface, title, name, style, "left", True, frame.floor)
    left = Rect(inside.left, name.bottom, inside.width - seal - frame.px(4), inside.bottom - name.bottom)
    told = "  ".join(f"{have}/{need}" for have, need in met)
    _told(surface, left, brush.say(f"saloon.claim.{claim}.short"), told, brush)
    centre = (inside.right - seal // 2, inside.bottom - seal // 2)
    pygame.draw.circle(surface, rgb("#5a1218"), centre, seal // 2 + 1)
    pygame.draw.circle(surface, rgb("#b02a34"), centre, seal // 2 - 1)
    shown = worth or CLAIMS[claim].cap
    ink.line(surface, str(shown), centre, (Typeface.POSTER, 24, "#fff3cf"), frame, seal, "centre")


def _told(surface: pygame.Surface, room: Rect, asked: str, come: str, brush: PaintContext) -> None:
    """Draw a secret claim's demand, below it how far its owner has come; where room is short, one of them."""
    frame = brush.snug(1.2)
    style = Style(Typeface.BOOK_SEMIBOLD, max(frame.floor, frame.type(17)), "#f0d9e8")
    line = frame.px(26)
    high = ink.name_height(asked, room.width, style, brush)
    if high <= room.height and _unbroken(asked, names.narrow(frame.floor, style), room.width):
        words = Rect(room.left, room.top, room.width, max(high, room.height - line))
        ink.name(surface, asked, words, style, brush, "left")
        come = come if high + line <= room.height else ""
    if come:
        at = (room.left, room.bottom - line // 2)
        ink.line(surface, come, at, (Typeface.SLAB_BOLD, 19, GILT_LIGHT), frame, room.width)

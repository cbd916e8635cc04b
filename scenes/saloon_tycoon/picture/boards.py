"""The notice board with the open claims, and the secret claims at the edge of the desk."""

import pygame

from raccoon.games.saloon_tycoon.catalogue import CLAIMS
from raccoon.games.saloon_tycoon.pending import ChooseSecrets
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.art import Style, Typeface, names, pictograms, rgb, shapes, text, theme
from scenes.art.pieces import card, emblems
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, GILT_LIGHT, INK, OXBLOOD, PLUM, SAGE
from scenes.saloon_tycoon.holdings import desk_player, staked_by
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture.ink import Ink
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
MOST_TICKS = 5
LEAST_PICTURE = 30
"""The least height of a poster's picture, in design units: below that there is none."""
CORNER = 34
"""The lifted corner of a poster, in design units."""
FRAMED = 0.06
"""The width of a poster's printed frame with its space, as a share of its height."""
TORN = 6
"""The number of torn edges that posters have by turns."""
Ticks = tuple[tuple[int, int], ...]
"""For each requirement of a claim: the number reached, and the number needed."""


def ticks(player: PlayerView, claim: str) -> Ticks:
    """The progress of a player with a claim."""
    return tuple(player.progress(need) for need in CLAIMS[claim].requirements)


def parts(layout: SaloonLayout, view: View, ready: tuple[str, ...], context: PaintContext) -> Parts:
    """Yield the zones of the board and of its posters."""
    yield Ink.zone("board", layout.board, context, _board, context.seats)
    player = desk_player(view)
    for claim, rect in layout.posters.items():
        staked = staked_by(view, claim)
        met = staked is None and (player.meets(claim) or claim in ready)
        seen = claim, ticks(player, claim), met, staked, context.seats
        yield Ink.zone(Piece("poster", claim), rect, context, _poster, *seen)


def _board(pen: Ink, _: object) -> None:
    pen.board("saloon.board")


def _poster(pen: Ink, claim: str, met: Ticks, ready: bool, staked: int | None, _: object) -> None:
    large = pen.is_large
    surface, rect, px = pen.surface, pen.rect, pen.px
    if ready:
        shapes.glow(surface, rect, pen.frame.scale)
    bill = art.bill(rect.size, sum(map(ord, claim)) % TORN, ready)
    pen.centred(bill, rect)
    style = pen.legible(Typeface.POSTER, 19 if large else 21, OXBLOOD)
    words = pen.say(f"saloon.claim.{claim}")
    name, middle, boxes, points = (
        _wide_places(pen, style, met, staked is not None) if large else _places(pen, words, style, ready)
    )
    (pen.draw_slim if large else pen.name)(words, name, style)
    picture = _draw_claim(pen.at(middle), claim)
    if not (large and staked is not None):
        _ticks(pen, boxes, met)
    pen.line(str(CLAIMS[claim].points), points, (Typeface.POSTER, 31 if large else 34, INK), px(44), "right")
    if staked is not None:
        _draw_scored(pen, staked, picture)
    elif ready:
        _draw_corner(pen)


Places = tuple[Rect, Rect, tuple[int, int], tuple[int, int]]
"""The places of a poster's name, requirement, progress and points."""


def _places(pen: Ink, words: str, style: Style, ready: bool) -> Places:
    """The places below each other, with the progress next to the points at the foot."""
    rect, px = pen.rect, pen.px
    edge = max(px(14), round(FRAMED * rect.height))
    name = Rect(rect.left + edge, rect.top + max(px(10), 9), rect.width - 2 * edge, 0)
    name.height = max(px(50), pen.name_height(words, name.width, style))
    foot = max(px(40), edge + px(27))
    middle = Rect(name.left, name.bottom + px(2), name.width, 0)
    middle.height = rect.bottom - foot - middle.top - px(2)
    row = rect.bottom - edge - px(13)
    corner = px(CORNER - 8) if ready else 0
    return name, middle, (rect.left + edge + px(2), row), (rect.right - edge - px(3) - corner, row)


def _wide_places(pen: Ink, style: Style, met: Ticks, taken: bool) -> Places:
    """The places in large text: name above requirement; at the right points above progress, or the emblem."""
    rect, px, boxes = pen.rect, pen.px, sum(need for _, need in met)
    beside = px(48 if taken else 94 if boxes > MOST_TICKS else 18 * boxes + 4 * len(met) - 4)
    left, right = rect.left + px(8), rect.right - px(8)
    name = Rect(left, rect.top + px(5), right - px(50) - left, round(1.05 * style.pixels))
    middle = Rect(left, name.bottom, right - beside - left, rect.bottom - px(4) - name.bottom)
    return name, middle, (right - beside + px(3), rect.bottom - px(18)), (right, rect.top + px(34))


def _draw_claim(pen: Ink, claim: str) -> Rect:
    """Draw a claim's picture above its requirement, or one of them where there is no room for both; in large
    text the words alone. Return the place of the picture.
    """
    surface, room, floor = pen.surface, pen.rect, pen.frame.floor
    words, style = pen.say(f"saloon.claim.{claim}.short"), pen.legible(Typeface.BOOK_SEMIBOLD, 18, INK)
    if pen.is_large:
        pen.draw_slim(words, room, style)
        return room
    least = pen.largest(words, style, room.width, room.height)
    high = text.height(words, least, room.width)
    if high > room.height:
        high = room.height if pen.name_height(words, room.width, style) <= room.height else 0
    picture = Rect(room.left, room.top, room.width, room.height - high - pen.px(4))
    if picture.height >= pen.px(LEAST_PICTURE):
        surface.blit(art.poster(claim, picture.size), picture)
        pygame.draw.rect(surface, rgb(INK), picture, max(1, pen.px(1.5)))
        room = Rect(room.left, room.bottom - high, room.width, high)
    if high and _words_fit(words, least, room.width):
        text.paragraph(surface, words, room, style, "centre", True, floor)
    elif high and _words_fit(words, style.sized(floor), int(room.width / text.NARROWEST)):
        pen.draw_slim(words, room, style, "centre")
    elif high:
        pen.name(words, room, style)
    return picture


def _words_fit(words: str, style: Style, width: int) -> bool:
    return all(text.width(word, style) <= width for word in words.split(" "))


def _ticks(pen: Ink, at: tuple[int, int], met: Ticks) -> None:
    """Draw a box for each thing required, ticked where it is reached; figures where there are many."""
    x, side = at[0], pen.px(15)
    if sum(need for _, need in met) > MOST_TICKS:
        figures = "  ".join(f"{have}/{need}" for have, need in met)
        pen.line(figures, at, (Typeface.SLAB_BOLD, 20, INK), pen.px(90))
        return
    for have, need in met:
        for number in range(need):
            box = Rect(x, at[1] - side // 2, side, side)
            pygame.draw.rect(pen.surface, rgb(SAGE if number < have else "#fffaf0"), box, border_radius=2)
            pygame.draw.rect(pen.surface, rgb(INK), box, max(1, side // 9), border_radius=2)
            if number < have:
                pictograms.draw(pen.surface, box, "check")
            x += side + pen.px(3)
        x += pen.px(4)


def _draw_corner(pen: Ink) -> None:
    surface, side = pen.surface, pen.px(CORNER)
    right, bottom = pen.rect.bottomright
    pygame.draw.polygon(
        surface, rgb("#3a241c"), [(right, bottom - side), (right, bottom), (right - side, bottom)]
    )
    fold = [
        (right - side, bottom),
        (right, bottom - side),
        (right - side + side // 5, bottom - side + side // 5),
    ]
    pygame.draw.polygon(surface, rgb(CREAM), fold)
    pygame.draw.polygon(surface, rgb(INK), fold, max(1, pen.px(1.4)))


def _draw_scored(pen: Ink, seat: int, picture: Rect) -> None:
    """Dim a poster that has been scored, and draw that player's emblem over its picture."""
    pen.darken(pen.rect, 150)
    side = pen.px(46) if pen.is_large else min(pen.px(56), max(pen.px(40), picture.height + pen.px(8)))
    badge = Rect(0, 0, side, side)
    badge.center = picture.center
    if pen.is_large:  # in the place of the progress boxes
        badge.bottomright = pen.rect.right - pen.px(8), pen.rect.bottom - pen.px(4)
    who = pen.context.seats[seat]
    emblems.emblem(pen.surface, badge, who.emblem, who.colour)


def secret_parts(layout: SaloonLayout, view: View, ready: tuple[str, ...], context: PaintContext) -> Parts:
    """Yield the zones of the secret claims: their words for the owner, their backs for all others."""
    player, choosing = desk_player(view), isinstance(view.pending, ChooseSecrets)
    if not layout.secrets:
        yield Ink.zone("secrets", layout.secrets_zone, context, _no_secrets)
    for place, rect in enumerate(layout.secrets):
        claim = player.secrets[place] if player.secrets is not None else ""
        met = bool(claim) and not choosing and (player.meets(claim) or claim in ready)
        worth = player.worth(claim) if met and player.meets(claim) else 0
        seen = claim, met, worth, ticks(player, claim) if claim else ()
        yield Ink.zone(Piece("secret", place), rect, context, _secret, *seen)


def _no_secrets(pen: Ink) -> None:
    large = pen.is_large
    style = pen.legible(Typeface.BOOK_ITALIC, 18, CREAM)._replace(slim=text.NARROWEST if large else 1.0)
    box = pen.rect.inflate(-pen.px(4 if large else 20), -pen.px(20))
    text.paragraph(pen.surface, pen.say("saloon.secret.none"), box, style, "centre", True, pen.frame.floor)


def _small_secret(pen: Ink, claim: str) -> None:
    """Draw one of the four claims to choose from: its name and the most points; in large text a long name
    takes the figure's room, as the choice's page shows both.
    """
    rect, px, floor = pen.rect, pen.px, pen.frame.floor
    edge, words = px(3 if pen.is_large else 8), pen.say(f"saloon.claim.{claim}")
    name, beside = rect.inflate(-2 * edge, -px(8)), px(34)
    slim = pen.legible(Typeface.SLAB_BOLD, 18, "#fff3cf")
    if pen.is_large and text.NARROWEST * text.width(words, slim) > name.width - beside:
        pen.draw_slim(words, name, slim)
        return
    name.width -= beside
    if pen.is_large:
        pen.draw_slim(words, name, slim)
    else:
        names.draw(pen.surface, words, name, pen.legible(Typeface.POSTER, 19, "#fff3cf"), "left", floor)
    at, most = (rect.right - edge, rect.centery), str(CLAIMS[claim].cap)
    pen.line(most, at, (Typeface.POSTER, 26, GILT_LIGHT), beside, "right")


def _secret(pen: Ink, claim: str, ready: bool, worth: int, met: Ticks) -> None:
    surface, rect, px, floor = pen.surface, pen.rect, pen.px, pen.frame.floor
    if not claim:
        card.back(surface, rect, ("#6b4168", PLUM))
        return
    if ready:
        shapes.glow(surface, rect, pen.frame.scale)
    pen.plate(rect, "#5d3559", "#33193a", 8)
    if rect.height < px(80):
        _small_secret(pen, claim)
        return
    seal = max(px(38), round(1.6 * floor))
    title, requirement = pen.say(f"saloon.claim.{claim}"), pen.say(f"saloon.claim.{claim}.short")
    progress = "  ".join(f"{have}/{need}" for have, need in met)
    if pen.is_large:
        middle = _large_secret(pen, title, requirement, progress, seal)
    else:
        inside, style = rect.inflate(-px(16), -px(12)), pen.legible(Typeface.POSTER, 20, "#fff3cf")
        name = Rect(inside.topleft, (inside.width, text.height(title, style.sized(floor), inside.width)))
        text.paragraph(surface, title, name, style, "left", True, floor)
        left = Rect(inside.left, name.bottom, inside.width - seal - px(4), inside.bottom - name.bottom)
        _draw_requirement(pen.at(left), requirement, progress)
        middle = (inside.right - seal // 2, inside.bottom - seal // 2)
    pygame.draw.circle(surface, rgb("#5a1218"), middle, seal // 2 + 1)
    pygame.draw.circle(surface, rgb(theme.ground("#b02a34")), middle, seal // 2 - 1)
    shown = worth or CLAIMS[claim].cap
    pen.line(str(shown), middle, (Typeface.POSTER, 24, "#fff3cf"), seal, "centre")


def _large_secret(pen: Ink, title: str, requirement: str, progress: str, seal: int) -> tuple[int, int]:
    """Draw a secret claim's name above its requirement in large text; return the middle of the seal, which is
    next to the one that keeps its type there.
    """
    inside = pen.rect.inflate(-pen.px(8), -pen.px(4))
    named, style = pen.legible(Typeface.POSTER, 18, "#fff3cf"), pen.legible(Typeface.SLAB, 18, "#f0d9e8")
    for below, rows in ((True, 1), (True, 2), (False, 1), (False, 2), (True, 2)):
        name = Rect(inside.topleft, (inside.width, round(1.02 * named.pixels * rows)))
        rest = Rect(inside.left, name.bottom, inside.width, inside.bottom - name.bottom)
        if not (high := rest.height > seal + 2 * style.pixels):
            (rest if below else name).width -= seal
        if pen.has_room(title, name, named) and pen.has_room(requirement, rest, style):
            break
    pen.draw_slim(title, name, named)
    _draw_requirement(pen.at(rest), requirement, progress if high else "")
    return inside.right - seal // 2, inside.bottom - seal // 2 if below else inside.top + seal // 2


def _draw_requirement(pen: Ink, requirement: str, progress: str) -> None:
    """Draw a secret claim's requirement above its owner's progress; where room is short, one of them."""
    room, line = pen.rect, pen.px(38 if pen.is_large else 26)
    style = pen.legible(Typeface.SLAB if pen.is_large else Typeface.BOOK_SEMIBOLD, 18, "#f0d9e8")
    if pen.is_large:
        above = Rect(room.topleft, (room.width, room.height - line * bool(progress)))
        pen.draw_slim(requirement, above, style)
    elif pen.name_height(requirement, room.width, style) <= room.height and _words_fit(
        requirement, names.narrow(pen.frame.floor, style), room.width
    ):
        high = pen.name_height(requirement, room.width, style)
        pen.name(
            requirement, Rect(room.left, room.top, room.width, max(high, room.height - line)), style, "left"
        )
        progress = progress if high + line <= room.height else ""
    if progress:
        at = (room.left, room.bottom - line // 2)
        pen.line(progress, at, (Typeface.SLAB_BOLD, 19, GILT_LIGHT), room.width)

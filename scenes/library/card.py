"""The card of a saved game: a small picture of the table, title and day, players and standing."""

from collections import OrderedDict
from collections.abc import Callable, Iterable

import pygame

from scenes.art import Drawing, Frame, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import certificate, characters
from scenes.art.surface_cache import surface_cache
from scenes.library.plan import BORDER, PICTURE, Plan
from scenes.library.save_summary import SaveSummary

SmallPicture = Callable[[SaveSummary], pygame.Surface | None]
KEPT = 30
"""The number of drawn cards that are cached."""
MARGIN = 26.0
"""The margin round a card for its shadow, ribbon and seal, in design units."""
SIDE, OVERLAP = 54.0, 0.78
"""The side of a portrait, and the distance to the next one as a share of it."""
RIBBON = (12.0, 13.0, 34.0)
"""A ribbon's distance from the card's left edge, its rise above the upper edge, and its height."""


def margin(frame: Frame) -> int:
    """The margin round a card in its picture, in pixels."""
    return frame.px(MARGIN)


def card(save: SaveSummary, small: pygame.Surface | None, plan: Plan) -> pygame.Surface:
    """Draw a whole card with its margin; `small` is the picture of the table, None while there is none."""
    frame, edge = plan.frame, margin(plan.frame)
    wide, high = plan.card
    surface = pygame.Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
    rect = pygame.Rect(edge, edge, wide, high)
    shapes.paper_panel(surface, rect, frame.scale, edge=_edge(save))
    picture = picture_place(rect, frame)
    draw_small(surface, picture, small, frame, damaged=save.kind == "damaged")
    _draw_words(surface, rect, picture, save, plan)
    if save.kind == "unfinished":
        _draw_ribbon(surface, rect, save.say("library.unfinished"), frame)
    elif save.won:
        _draw_seal(surface, picture, save.say("library.won"), plan)
    return surface


@surface_cache(2)
def blank(plan: Plan) -> pygame.Surface:
    """The paper of a card that is not drawn yet."""
    frame, edge = plan.frame, margin(plan.frame)
    wide, high = plan.card
    surface = pygame.Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
    shapes.paper_panel(surface, pygame.Rect(edge, edge, wide, high), frame.scale)
    return surface


class CardPictures:
    """A cache of drawn cards; `small` gives the small picture of a game, None while there is none."""

    def __init__(self, small: SmallPicture) -> None:
        self._small = small
        self._drawn: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def clear(self) -> None:
        """Empty the cache."""
        self._drawn.clear()

    def draw_one(self, seen: Iterable[tuple[SaveSummary, pygame.Rect]], plan: Plan) -> bool:
        """Draw one of these that is not drawn, or whose small picture is new; return False for none."""
        for save, _ in seen:
            small = self._small(save)
            key = _key(save, small is not None, plan)
            if key not in self._drawn:
                self._drawn[key] = card(save, small, plan)
                while len(self._drawn) > KEPT:
                    self._drawn.popitem(last=False)
                return True
        return False

    def of(self, save: SaveSummary, plan: Plan) -> pygame.Surface:
        """The card as far as it is drawn: without its small picture, or blank."""
        for key in (_key(save, self._small(save) is not None, plan), _key(save, False, plan)):
            if key in self._drawn:
                self._drawn.move_to_end(key)
                return self._drawn[key]
        return blank(plan)


def _key(save: SaveSummary, pictured: bool, plan: Plan) -> tuple[object, ...]:
    return save.listing, save.today, pictured, plan.frame


def picture_place(rect: pygame.Rect, frame: Frame) -> pygame.Rect:
    """The place of the small picture on a card."""
    border = frame.px(BORDER)
    wide = rect.width - 2 * border
    return pygame.Rect(rect.left + border, rect.top + border, wide, round(wide * PICTURE))


def draw_small(
    surface: pygame.Surface,
    place: pygame.Rect,
    small: pygame.Surface | None,
    frame: Frame,
    damaged: bool = False,
) -> None:
    """Draw a small picture over its place; dark wood where there is none, cracked for a damaged file."""
    if small:
        surface.blit(pygame.transform.smoothscale(small, place.size), place)
    else:
        surface.blit(_placeholder(place.size, damaged), place)
    pygame.draw.rect(surface, pal.rgb(pal.NIGHT), place, frame.px(1.4))


@surface_cache(8)
def _placeholder(size: tuple[int, int], damaged: bool) -> pygame.Surface:
    sheet = Drawing(320, 320 * size[1] / size[0])
    middle = sheet.height / 2
    sheet.box(0, 0, 320, sheet.height, 0, sheet.down(0, sheet.height, (0, "#2c1b25"), (1, "#170d14")))
    for ring in range(5):
        sheet.circle((160, middle), 20 + 11 * ring, "none", pal.GILT_DEEP, 1.2, 0.55 - 0.09 * ring)
    if damaged:
        crack = [
            (146, middle - 64),
            (168, middle - 22),
            (148, middle - 4),
            (176, middle + 26),
            (158, middle + 66),
        ]
        back = [(164, middle + 26), (138, middle), (157, middle - 24)]
        sheet.path([*crack, *back], pal.DOWN, pal.NIGHT, 2)
    return sheet.surface(size, opaque=True)


def _edge(save: SaveSummary) -> str:
    return {"unfinished": pal.OXBLOOD, "finished": pal.GILT_DEEP}.get(save.kind, "#5c5450")


def _draw_words(
    surface: pygame.Surface, rect: pygame.Rect, picture: pygame.Rect, save: SaveSummary, plan: Plan
) -> None:
    """Draw title and day above a rule, portraits and standing below it."""
    frame, grown = plan.frame, plan.grown
    left, right = rect.left + frame.px(20), rect.right - frame.px(20)

    def line(units: float) -> int:
        return picture.bottom + frame.px(units * grown)

    title = lettered(frame, Typeface.POSTER, 28, pal.OXBLOOD_DEEP, 1.75)
    text.draw(surface, save.title, (left, line(39)), title, "left", right - left, frame.floor)
    day = lettered(frame, Typeface.BOOK_ITALIC, 20, "#5a4636", 1.75)
    text.draw(surface, save.when, (left, line(68)), day, "left", right - left, frame.floor)
    shapes.rule(surface, pygame.Rect(left, line(81), right - left, frame.px(8)), frame.scale)
    large = lettered(frame, Typeface.POSTER, 27, pal.INK, 1.75)
    words = max(text.width(save.headline, large), text.width(save.standing, day))
    faces = pygame.Rect(left, line(99), 0, frame.px(SIDE * grown))
    end = draw_faces(surface, faces, save, max((right - left) * 4 // 10, right - left - words - frame.px(16)))
    room = right - end - frame.px(12)
    text.draw(surface, save.headline, (right, line(126)), large, "right", room, frame.floor)
    text.draw(surface, save.standing, (right, line(154)), day, "right", room, frame.floor)


def draw_faces(surface: pygame.Surface, row: pygame.Rect, save: SaveSummary, room: int) -> int:
    """Draw all portraits from the left, overlapping where they are many; return the right end of the last."""
    seats, side = save.listing.seats, row.height
    step = side * OVERLAP
    if len(seats) > 1:
        step = min(step, (room - side) / (len(seats) - 1))
    end = row.left
    for number, (seat, face) in enumerate(zip(seats, save.faces, strict=True)):
        place = pygame.Rect(row.left + round(number * step), row.top, side, side)
        characters.portrait(surface, place, face, characters.CALM, seat.colour, seat.emblem)
        end = place.right
    return end


def _draw_ribbon(surface: pygame.Surface, rect: pygame.Rect, words: str, frame: Frame) -> None:
    left, top, high = RIBBON
    style = lettered(frame, Typeface.SLAB_BOLD, 20, pal.IVORY, 1.6)
    tall = max(frame.px(high), round(style.pixels * 1.5))
    wide = text.width(words, style) + frame.px(40)
    place = pygame.Rect(rect.left + frame.px(left), rect.top - frame.px(top), wide, tall)
    sheet = Drawing(wide, tall)
    tone = sheet.down(0, tall, (0, pal.OXBLOOD_LIGHT), (1, pal.OXBLOOD_DEEP))
    sheet.path(
        [(1, 1), (wide - 1, 1), (wide - tall * 0.34, tall / 2), (wide - 1, tall - 1), (1, tall - 1)], tone
    )
    sheet.path([(3, 3.5), (wide - 5, 3.5)], "none", pal.GILT, max(1.0, frame.scale * 1.2))
    sheet.path([(3, tall - 3.5), (wide - 5, tall - 3.5)], "none", pal.GILT, max(1.0, frame.scale * 1.2))
    surface.blit(sheet.surface(place.size), place)
    at = (place.left + frame.px(12), place.centery)
    text.draw(surface, words, at, style, middle=True)


def _draw_seal(surface: pygame.Surface, picture: pygame.Rect, words: str, plan: Plan) -> None:
    """Draw a wax seal on the picture's corner: the only person at the table has won."""
    frame = plan.frame
    side = frame.px(96 * min(1.5, plan.grown))
    place = pygame.Rect(0, 0, side, side)
    place.center = (picture.right - frame.px(30), picture.bottom + frame.px(24) - side // 2)
    certificate.seal(surface, place)
    style = lettered(frame, Typeface.POSTER, 22, pal.IVORY, 1.75, shadow=frame.px(1.5))
    text.draw(surface, words, place.center, style, "centre", round(side * 0.78), frame.floor, middle=True)

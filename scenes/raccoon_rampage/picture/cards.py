"""Cards on the table: policies, actions, backs."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES
from scenes.art import Drawing, Frame, Style, Typeface, mix, shapes, text
from scenes.art.letters import signs
from scenes.art.ornament import corners, guilloche
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    ALARM_DEEP,
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    INK,
    PAPER,
)
from scenes.raccoon_rampage.picture.card.effects import IDLE, effect_row, stars_of
from scenes.raccoon_rampage.picture.card.sheet import FOOT, LOW_STRIP, LOWER, Card
from scenes.raccoon_rampage.picture.card.vote_bar import vote_bar
from scenes.raccoon_rampage.picture.ink import Ink, book, full_lines, italic, poster, slab
from scenes.table.choosing.preview_lines import MORE

Rect = pygame.Rect
EDGE, ACTION_EDGE = "#2b3a66", "#7c2630"
WINDOW = 38, 74
"""The heights in large text of the plate with the window of an action, of one line and of two."""
BACKS = {"policy": ("#22305c", "#111830"), "action": ("#5c2434", "#2c0f18"), "spread": ("#6e2a24", "#2c0f10")}


@dataclass(frozen=True)
class PolicyCard:
    """The contents of a policy's card: its owner (a role, "" for none), the cost in force, its tags, the
    roles of its votes and of those previewed (`ghosts`), the policy amended to it (`rider`), the words at its
    foot, whether they are alarming (`loud`) or good (`met`), and whether it is out of reach (`hatched`).
    """

    policy: str
    owner: str = ""
    cost: int = 0
    tags: tuple[str, ...] = ()
    votes: tuple[str, ...] | None = None
    ghosts: tuple[str, ...] = ()
    rider: str = ""
    foot: str = ""
    loud: bool = False
    hatched: bool = False
    met: bool = False


def policy(ink: Ink, shown: PolicyCard) -> None:
    """Draw a policy face up."""
    name, found = ink.say(f"rampage.policy.{shown.policy}"), POLICIES[shown.policy]
    card = Card.of(ink, name)
    cost = shown.cost or found.cost
    card.paper(card.rect, EDGE, ruled=True)
    card.lay(art.vignette(shown.policy, card.picture.size), shown.hatched)
    _seal(card, str(cost))
    tags = shown.tags if shown.votes is not None else found.tags
    if card.frame.is_large:
        _signs(card, shown.owner, (*tags, *(stars_of(found) if card.slim else ())))
    else:
        _tags(card, tags)
        if shown.owner:
            card.emblem(card.square(card.wide - 38, card.name_top - 33, 31), shown.owner)
    lower = 0.0 if shown.foot or not card.frame.is_large else LOWER
    card.name(name, INK, foot=FOOT + lower - (0 if found.effects or not card.frame.is_large else IDLE))
    effect_row(card.lowered(lower), found)
    if shown.rider:
        _rider(card, card.say(f"rampage.policy.{shown.rider}"))
    top, high = (176, 23) if shown.foot and card.frame.is_large else (178 + lower, 28)
    bar = card.frame.rect(8, top, card.wide - 16, high)
    vote_bar(card, bar, cost, shown.votes or (), shown.ghosts)
    if shown.foot:
        _foot(card, shown)


def _seal(card: Card, words: str) -> None:
    side, share = (44, 0.56) if not card.frame.is_large else (50, 0.89) if card.long_name else (60, 0.74)
    place = card.square(-5, -5, side)
    card.surface.blit(art.still("seal", (place.width, place.width)), place)
    style = Style(Typeface.POSTER, max(card.frame.floor, round(place.height * share)), CREAM)
    text.draw(card.surface, words, place.center, style, "centre", middle=True)


def _tags(card: Card, tags: Sequence[str]) -> None:
    side = 22 if card.slim else 26
    for number, tag in enumerate(reversed(tags)):
        across, down = (0, number * (side + 3)) if card.slim else (number * (side + 3), 0)
        plate = card.square(card.wide - 12 - side - across, 12 + down, side)
        card.filled(plate, "#20283f", 6)
        card.outline(plate, PAPER, 1.2, 6)
        card.mark(plate.inflate(-card.px(5), -card.px(5)), tag)


def _signs(card: Card, owner: str, marks: Sequence[str]) -> None:
    """In large text draw its owner, tags and stars on the strip next to the seal, from the right."""
    signs_shown, high = list(filter(None, (owner, *marks))), card.name_top - 14
    rows = 2 if high > LOW_STRIP - 14 or len(signs_shown) * high > card.wide - 64 else 1
    side = high / rows
    for number, sign in enumerate(signs_shown):
        across, down = divmod(number, rows)
        place = card.square(card.wide - 11 - (across + 1) * side, 9 + down * side, side - 2)
        if sign == owner:
            card.emblem(place, sign)
            continue
        card.filled(place, "#20283f", 6)
        card.mark(place.inflate(-card.px(4), -card.px(4)), sign)


def _rider(card: Card, words: str) -> None:
    """Draw the name of the policy amended to it over the foot of the picture."""
    high = 36 if card.frame.is_large else 21
    plate = card.frame.rect(10, card.name_top + 3 - high, card.wide - 54, high)
    card.filled(plate, "#e9dcbc", 5)
    card.outline(plate, ACTION_EDGE, 1.2, 5)
    card.line(f"+ {words}", plate.center, italic(18, INK), plate.width - 6, "centre")


def _foot(card: Card, shown: PolicyCard) -> None:
    style, room = slab(18, mix(MORE, INK, 0.25) if shown.met else "#8a2a1e"), card.wide - 12
    large = card.frame.is_large
    if shown.loud:
        inset, high = (6, 33) if large else (16, 25)
        card.plate(card.frame.rect(inset, 232 - high, card.wide - 2 * inset, high), ALARM, ALARM_DEEP, 6)
        style, room = slab(18), room - 2 * inset + 4
    at = card.frame.point(card.wide / 2, 216 if large else 220)
    card.line(shown.foot, at, style, card.px(room), "centre")


# Actions, backs


def action(ink: Ink, name: str) -> None:
    """Draw an action card: its picture, its effect in few words, its window."""
    card = Card.of(ink)
    card.paper(card.rect, ACTION_EDGE, ruled=True)
    card.tint(card.rect.inflate(-card.px(12), -card.px(12)), 34, "#c8603f")
    title, short = card.say(f"rampage.action.{name}"), card.say(f"rampage.short.{name}")
    window, style = card.say(f"rampage.window.{ACTIONS[name].window}"), book(18.5, INK)
    if card.frame.is_large:  # its effect is there only if it and the title fit in their full type
        plate, lines = _window(card, window)
        foot = (plate.top - card.frame.top) / card.frame.scale
        head, box = (card.frame.rect(3, top, card.wide - 6, high) for top, high in ((6, 74), (82, foot - 82)))
        told = full_lines(card, title, head, poster(18, INK)) and full_lines(card, short, box, style)
        card.name(title, "#5a1822", 6, 80 if told else foot - 9)
        if told:
            card.paragraph(short, box, style)
    else:
        card.lay(art.vignette(name, card.picture.size))
        card.name(title, "#5a1822")
        card.paragraph(short, card.frame.rect(8, 143, card.wide - 16, 58), style)
        edge, lines = 10 if card.slim else 28, None
        plate = card.frame.rect(edge, 204, card.wide - 2 * edge, 25)
    card.plate(plate, "#9a323e", "#5c1822", 6)
    if lines:
        lines.draw(card.surface, plate)
    else:
        card.line(window, plate.center, slab(18), plate.width - card.px(6), "centre")


def _window(card: Card, words: str) -> tuple[Rect, signs.CloseLines | None]:
    """In large text the plate of its window, and the words on it: on two lines where one has no room."""
    for high in WINDOW:
        plate = card.frame.rect(4, 231 - high, card.wide - 8, high)
        lines = full_lines(card, words, plate.inflate(-card.px(4), 0), slab(18), (1.0,))
        if lines:
            break
    return plate, lines


def of_hand(ink: Ink, name: str) -> None:
    """Draw a card of a hand, of either kind; its back for ""."""
    if name in POLICIES:
        policy(ink, PolicyCard(name))
    elif name:
        action(ink, name)
    else:
        back(ink.surface, ink.rect, ink.frame)


def back(
    surface: pygame.Surface, rect: Rect, frame: Frame, kind: str = "policy", corner: bool = False
) -> None:
    """Draw a card face down; with a turned corner if its face is public."""
    shapes.shadow(surface, rect, frame.scale)
    surface.blit(_back(rect.size, frame.scale, kind, corner), rect)


def spread_back(surface: pygame.Surface, rect: Rect, frame: Frame, eyes: bool = True) -> None:
    """Draw a spread card face down, with two eyes on its back if it is the top one."""
    back(surface, rect, frame, "spread")
    if eyes:
        picture = art.still("eyes", (rect.width, rect.width))
        surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - rect.height // 10)))


@surface_cache(24)
def _back(size: tuple[int, int], k: float, kind: str, corner: bool) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    wide, high = sheet.width, sheet.height
    sheet.inset(0, 9, "#0b0d18")
    sheet.inset(1.5, 8, sheet.linear((0, 0), (wide, high), (0, BRASS_LIGHT), (0.5, BRASS_DEEP), (1, BRASS)))
    top, bottom = BACKS[kind]
    sheet.inset(3.6, 7, sheet.down(0, high, (0, top), (1, bottom)))
    sheet.inset(8, 5, stroke=BRASS, line=1, opacity=0.7)
    guilloche(sheet, (wide / 2, high / 2), wide * 0.4, BRASS, 0.45, 12, 0.55)
    corners(sheet, 9, min(40, wide * 0.34), BRASS, ALARM)
    if corner:
        fold = min(26.0, wide * 0.3)
        sheet.path([(wide - fold - 3, 3), (wide - 3, fold + 3), (wide - 3, 3)], "#0b0d18")
        sheet.path([(wide - fold - 3, 3), (wide - fold - 1, fold), (wide - 3, fold + 3)], PAPER, INK, 1.4)
    return sheet.surface(size)

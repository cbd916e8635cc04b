"""The queue of policies, the votes on them, who still votes, and the door by which they leave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES, ROUNDS
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.art import shapes
from scenes.art.fonts import Typeface
from scenes.art.palette import rgb
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, INK
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.holdings import drafting, missing, policy_at, role_of, summit
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.outlook.foretold import (
    opener,
    out_of_reach,
    verdict_round,
    voters,
    voters_once_open,
    waits_for_summit,
)
from scenes.raccoon_rampage.picture import cards, ink
from scenes.raccoon_rampage.picture.moments.summit import beams
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
FRONT = 1


def parts(
    layout: RampageLayout, view: View, marks: Highlights, told: RampageMarks, brush: PaintContext
) -> Parts:
    """The hinge, the spaces, the rail of voters below them, the door with what stands before it."""
    if summit(view):
        yield from beams(layout, view)
    yield PaintedZone("hinge", layout.hinge, None, _hinge)
    waits = tuple(_waiting(view, space) for space in layout.spaces)
    spots = tuple(tuple(rect) for rect in layout.spaces.values())
    yield PaintedZone("voters", layout.voters, (waits, spots), partial(_voters, brush, layout, waits))
    for space, rect in layout.spaces.items():
        yield _space(rect, view, space, marks, told, brush)
    if summit(view):
        words = brush.say("rampage.summit.stake")
        yield PaintedZone("summit", layout.voters, words, partial(_stake, brush, words))
    yield PaintedZone("door", layout.door, view.evaluated is None, _door)
    if view.evaluated is not None and "evaluated" not in marks.hidden:
        laid = _evaluated(view, view.evaluated, brush)
        paint = partial(_card, brush, laid, True, view.final)
        yield PaintedZone("evaluated", layout.evaluated, (laid, True, view.final), paint)


def _space(
    rect: Rect, view: View, space: int, marks: Highlights, told: RampageMarks, brush: PaintContext
) -> PaintedZone:
    key, policy = f"space:{space}", policy_at(view, space)
    if policy is None or key in marks.hidden:
        free = _free(view, space, brush) if policy is None else Free()
        return PaintedZone(key, rect, free, partial(_empty, brush, free))
    if not policy.face_up:
        owner = role_of(view, policy.owner) if policy.owner is not None else ""
        inputs = (owner, policy.known)
        return PaintedZone(key, rect, inputs, partial(_down, brush, *inputs))
    laid = laid_of(view, space, policy, dict(told.votes).get(space, ()), brush)
    shown = (laid, space == FRONT, view.final)
    return PaintedZone(key, rect, shown, partial(_card, brush, *shown))


def laid_of(
    view: View, space: int, policy: Queued, ghosts: tuple[int, ...], brush: PaintContext
) -> cards.Laid:
    """A face-up policy of the queue, with the votes that would come."""
    short, reach = missing(view, policy), out_of_reach(view, space)
    left = (short or 0) - len(ghosts)
    return cards.Laid(
        policy.policy,
        role_of(view, policy.owner) if policy.owner is not None else "",
        view.cost(policy) or 0,
        view.tags(policy),
        tuple(role_of(view, seat) for seat in policy.votes),
        tuple(role_of(view, seat) for seat in ghosts),
        policy.rider,
        _foot(left, brush),
        space == FRONT and left > 0 and not drafting(view) and not waits_for_summit(view, policy),
        reach,
        left <= 0,
    )


def _foot(left: int, brush: PaintContext) -> str:
    return brush.say("rampage.short", n=left) if left > 0 else brush.say("rampage.met")


def _evaluated(view: View, policy: Queued, brush: PaintContext) -> cards.Laid:
    left = missing(view, policy) or 0
    words = brush.say(f"rampage.verdict.{view.verdict}") if view.verdict else _foot(left, brush)
    return cards.Laid(
        policy.policy,
        role_of(view, policy.owner) if policy.owner is not None else "",
        view.cost(policy) or 0,
        view.tags(policy),
        tuple(role_of(view, seat) for seat in policy.votes),
        rider=policy.rider,
        foot=words,
        loud=left > 0 if not view.verdict else view.verdict == "fail",
        met=left <= 0 if not view.verdict else view.verdict == "pass",
    )


def _card(
    brush: PaintContext, laid: cards.Laid, front: bool, summit: bool, surface: pygame.Surface, rect: Rect
) -> None:
    """The front lights up red while it would fail; at the summit each stands in the light of its lamp."""
    if summit:
        shapes.glow(surface, rect, brush.frame.scale, BRASS_LIGHT, 200)
    if front and laid.loud:
        shapes.glow(surface, rect, brush.frame.scale, "#ff4a2a", 170)
    cards.policy(surface, rect, laid, brush)


def _down(brush: PaintContext, owner: str, known: bool, surface: pygame.Surface, rect: Rect) -> None:
    cards.back(surface, rect, brush.frame, "policy", known)
    if owner:
        side = round(rect.width * 0.46)
        place = Rect(0, 0, side, side)
        place.center = rect.center
        ink.medal(surface, place, owner)


@dataclass(frozen=True)
class Free:
    """The words on a free space: the action, the voters on a policy laid there, its verdict."""

    head: str = ""
    roles: tuple[str, ...] = ()
    foot: str = ""


def _free(view: View, space: int, brush: PaintContext) -> Free:
    """The first free space is the next to be filled; in a draft every one has its number."""
    if drafting(view):
        return Free(brush.say("rampage.free.draft", space=space))
    if view.final or space != view.queue.index(None) + 1:
        return Free()
    number = verdict_round(view, space)
    foot = brush.say("rampage.free.round", n=number) if number <= ROUNDS else brush.say("rampage.free.end")
    roles = tuple(role_of(view, seat) for seat in voters_once_open(view, space))
    return Free(brush.say("rampage.free"), roles, foot)


def _empty(brush: PaintContext, free: Free, surface: pygame.Surface, rect: Rect) -> None:
    """A free space: a dashed outline; what may be done there, who votes on it, when it is evaluated."""
    frame = brush.snug(1.0)
    surface.blit(_dashes(rect.size, frame.scale), rect)
    third, inset = rect.height // 3, frame.px(7)
    head = Rect(rect.left + inset, rect.top + inset, rect.width - 2 * inset, third - inset)
    ink.narrowed(surface, free.head, head, (Typeface.POSTER, 22, BRASS_LIGHT), frame, most=1.0)
    side = min(frame.px(28), (rect.width - 3 * inset) // 2)
    for number, role in enumerate(free.roles):
        place = Rect(0, 0, side, side)
        row, column = divmod(number, 2)
        place.center = (
            rect.centerx + (side + inset) * (2 * column - 1) // 2,
            rect.centery + (side + inset) * (2 * row - 1) // 2,
        )
        ink.medal(surface, place, role)
    foot = Rect(head.left, rect.bottom - third, head.width, third - inset)
    ink.narrowed(surface, free.foot, foot, (Typeface.BOOK_ITALIC, 18, CREAM), frame, most=1.0)


@surface_cache(8)
def _dashes(size: tuple[int, int], k: float) -> pygame.Surface:
    pen = Pen(size[0] / k, size[1] / k, 1)
    pen.box(1, 1, pen.width - 2, pen.height - 2, 9, "#0a0e1c", opacity=0.66)
    for x in range(8, int(pen.width) - 8, 18):
        for y in (2.0, pen.height - 2):
            pen.line([(x, y), (min(x + 10, pen.width - 6), y)], BRASS_LIGHT, 2.2)
    for y in range(8, int(pen.height) - 8, 18):
        for x in (2, int(pen.width) - 2):
            pen.line([(x, y), (x, min(y + 10, pen.height - 6))], BRASS_LIGHT, 2.2)
    return pen.surface(size)


def _hinge(surface: pygame.Surface, rect: Rect) -> None:
    surface.blit(_hinged(rect.size), rect)


@surface_cache(4)
def _hinged(size: tuple[int, int]) -> pygame.Surface:
    """The picture of the place where policies turn up: a brass hinge with an eye."""
    pen = Pen(24, 24 * size[1] / size[0], 1.4)
    high, middle = pen.height, pen.height / 2
    brass = pen.across(8, 16, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP))
    pen.rect(9, 0, 6, high, brass)
    for y in (high * 0.12, high * 0.88):
        pen.rect(4, y - 20, 16, 40, brass, 5)
    pen.disc((12, middle), 12, "#1e2b50")
    pen.blob([(3, middle), (12, middle - 7), (21, middle), (12, middle + 7)], "#fff3cf", (0, 2))
    pen.disc((12, middle), 3.4, INK, 0)
    return pen.surface(size)


def _door(surface: pygame.Surface, rect: Rect) -> None:
    wide = round(rect.height * 94 / 272)
    picture = art.door((wide, rect.height))
    surface.blit(picture, picture.get_rect(midbottom=rect.midbottom))


# Who still votes


def _stake(brush: PaintContext, words: str, surface: pygame.Surface, rect: Rect) -> None:
    """At the summit, where nobody votes any more: what every verdict still decides."""
    style = (Typeface.BOOK_SEMIBOLD, 20, BRASS_LIGHT)
    ink.line(surface, words, rect.center, style, brush.snug(1.1), rect.width - 24, "centre", 1.1)


def _waiting(view: View, space: int) -> tuple[str, tuple[str, ...]]:
    """Below a space: who votes before its policy is evaluated; of one face down, who turns it up."""
    policy = policy_at(view, space)
    if space > FACE_UP_SPACES and (policy is None or not policy.face_up):
        seat = opener(view, space)
        return ("opens", (view.players[seat].role,)) if seat is not None else ("", ())
    return "voters", tuple(view.players[seat].role for seat in voters(view, space))


def _voters(
    brush: PaintContext,
    layout: RampageLayout,
    waits: tuple[tuple[str, tuple[str, ...]], ...],
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame = brush.snug(1.1)
    shift = (rect.left - layout.voters.left, rect.top - layout.voters.top)
    pygame.draw.rect(surface, rgb("#0b0d18", 216), rect, border_radius=frame.px(9))
    pygame.draw.rect(surface, rgb(BRASS_DEEP), rect, max(1, frame.px(1.4)), frame.px(9))
    for space, (kind, roles) in zip(layout.spaces.values(), waits, strict=True):
        column = Rect(space.left + shift[0], rect.top, space.width, rect.height)
        _column(surface, column, kind, roles, brush)


def _column(
    surface: pygame.Surface, column: Rect, kind: str, roles: tuple[str, ...], brush: PaintContext
) -> None:
    frame, side = brush.snug(1.0), column.height - brush.frame.px(3)
    if kind == "opens":
        badge = Rect(0, 0, side - 2, side - 2)
        badge.midright = (column.right, column.centery)
        ink.medal(surface, badge, roles[0])
        at, room = (column.left, column.centery), badge.left - column.left - 2
        ink.line(surface, brush.say("rampage.opens"), at, (Typeface.BOOK_ITALIC, 18, ink.DIM), frame, room)
        return
    for place, role in zip(emblems(column, len(roles), side, frame.px(5)), roles, strict=True):
        ink.medal(surface, place, role)


def emblems(column: Rect, count: int, side: int, gap: int) -> Iterator[Rect]:
    """Places for so many emblems side by side: in two rows where they would be too small in one."""
    rows = 1 if column.width >= count * (column.height // 2) else 2
    across = -(-count // rows)
    step = min(side // rows + gap, column.width // max(1, across))
    size = min(side // rows, step - 1)
    for number in range(count):
        row, place = divmod(number, across)
        middle = column.centerx + (2 * place + 1 - min(across, count - row * across)) * step // 2
        found = Rect(0, 0, size, size)
        found.center = middle, column.centery + (2 * row + 1 - rows) * column.height // (2 * rows)
        yield found

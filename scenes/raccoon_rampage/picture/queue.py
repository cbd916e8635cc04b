"""The queue of policies with their votes, the row of seats still to vote, and the Chamber's door."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby

import pygame

from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES, ROUNDS
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.art import shapes
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, INK, Pen
from scenes.raccoon_rampage.holdings import drafting, missing, policy_at, role_of, summit
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.outlook import forecast
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.ink import Ink, book, italic, poster
from scenes.raccoon_rampage.picture.moments.summit import beams
from scenes.table.picture.zones import Highlights, PaintContext, PaintedZone, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
FRONT = 1
Waiting = tuple[str, tuple[str, ...]]
"""The kind of a column of the row, "voters" or the seat that turns the policy up ("opens"); its roles."""


def parts(
    layout: RampageLayout, view: View, marks: Highlights, effects: RampageMarks, context: PaintContext
) -> Parts:
    """The hinge, the spaces, the row of voters below them, the door with the policy under evaluation."""
    if summit(view):
        yield from beams(layout, view, context)
    yield Ink.zone("hinge", layout.hinge, context, _hinge)
    waits = tuple(_waiting(view, space) for space in layout.spaces)
    spots = tuple((rect.left - layout.voters.left, rect.width) for rect in layout.spaces.values())
    yield Ink.zone("voters", layout.voters, context, _voters, waits, spots)
    for space, rect in layout.spaces.items():
        yield _space(rect, view, space, marks, effects, context)
    if summit(view):
        yield Ink.zone("summit", layout.voters, context, _stake)
    if not layout.door.colliderect(layout.tracker):
        yield Ink.zone("door", layout.door, context, _door)
    if view.evaluated is not None and "evaluated" not in marks.hidden:
        card = _evaluated(view, view.evaluated, context)
        yield Ink.zone("evaluated", layout.evaluated, context, _card, card, True, view.final)


def _space(
    rect: Rect, view: View, space: int, marks: Highlights, effects: RampageMarks, context: PaintContext
) -> PaintedZone:
    key, policy = Piece("space", space), policy_at(view, space)
    zone = partial(Ink.zone, key, rect, context)
    if policy is None:
        return zone(_empty, *_free(view, space, context))
    if key in marks.hidden:
        return zone(_empty)
    if not policy.face_up:
        return zone(_down, role_of(view, policy.owner), policy.known)
    card = policy_card(view, space, policy, dict(effects.votes).get(space, ()), context)
    return zone(_card, card, space == FRONT, view.final)


def policy_card(
    view: View, space: int, policy: Queued, ghosts: tuple[int, ...], context: PaintContext
) -> cards.PolicyCard:
    """The card of a face-up policy of the queue; `ghosts` are the votes previewed."""
    left = (missing(view, policy) or 0) - len(ghosts)
    loud = space == FRONT and left > 0 and not drafting(view) and not forecast.waits_for_summit(view, policy)
    hatched = forecast.out_of_reach(view, space)
    return _policy_card(view, policy, ghosts, _foot(left, context), loud, left <= 0, hatched)


def _foot(left: int, context: PaintContext) -> str:
    return context.say("rampage.short", n=left) if left > 0 else context.say("rampage.met")


def front(view: View, context: PaintContext) -> cards.PolicyCard | None:
    """The card of the policy that is evaluated next; None where it is not face up."""
    if view.evaluated is not None:
        return _evaluated(view, view.evaluated, context)
    policy = policy_at(view, FRONT)
    return policy_card(view, FRONT, policy, (), context) if policy and policy.face_up else None


def _evaluated(view: View, policy: Queued, context: PaintContext) -> cards.PolicyCard:
    left, verdict = missing(view, policy) or 0, view.verdict
    if verdict:
        words = context.say(f"rampage.verdict.{verdict}")
        return _policy_card(view, policy, (), words, verdict == "fail", verdict == "pass")
    return _policy_card(view, policy, (), _foot(left, context), left > 0, left <= 0)


def _policy_card(
    view: View,
    policy: Queued,
    ghosts: tuple[int, ...],
    foot: str,
    loud: bool,
    met: bool,
    hatched: bool = False,
) -> cards.PolicyCard:
    return cards.PolicyCard(
        policy.policy,
        role_of(view, policy.owner),
        view.cost(policy) or 0,
        view.tags(policy),
        tuple(role_of(view, seat) for seat in policy.votes),
        tuple(role_of(view, seat) for seat in ghosts),
        policy.rider,
        foot,
        loud,
        hatched,
        met,
    )


def _card(ink: Ink, card: cards.PolicyCard, front: bool, at_summit: bool) -> None:
    """Draw a policy; the front one glows red while it would fail, all glow in the final evaluation."""
    if at_summit:
        shapes.glow(ink.surface, ink.rect, ink.frame.scale, BRASS_LIGHT, 200)
    if front and card.loud:
        shapes.glow(ink.surface, ink.rect, ink.frame.scale, "#ff4a2a", 170)
    cards.policy(ink, card)


def _down(ink: Ink, owner: str, known: bool) -> None:
    cards.back(ink.surface, ink.rect, ink.frame, "policy", known)
    if owner:
        side = round(ink.rect.width * 0.46)
        ink.emblem(Rect(0, 0, side, side).move_to(center=ink.rect.center), owner)


def _free(view: View, space: int, context: PaintContext) -> tuple[str, tuple[str, ...], str]:
    """The words on a free space: the action, the voters on a policy placed there, its verdict.

    The first free space is the next to be filled; in a draft every one has its number.
    """
    if drafting(view):
        return context.say("rampage.free.draft", space=space), (), ""
    if view.final or space != view.queue.index(None) + 1:
        return "", (), ""
    number = forecast.verdict_round(view, space)
    foot = (
        context.say("rampage.free.round", n=number) if number <= ROUNDS else context.say("rampage.free.end")
    )
    roles = tuple(role_of(view, seat) for seat in forecast.voters_once_open(view, space))
    return context.say("rampage.free"), roles, foot


def _empty(ink: Ink, head: str = "", roles: tuple[str, ...] = (), foot: str = "") -> None:
    """Draw a free space: a dashed outline, the action, the voters, the round of the verdict."""
    rect = ink.rect
    ink.surface.blit(_dashes(rect.size, ink.frame.scale), rect)
    third, inset = rect.height // 3, ink.px(7)
    head_high = third * 11 // 10 if ink.frame.is_large else third - inset
    upper = Rect(rect.left + inset, rect.top + inset, rect.width - 2 * inset, head_high)
    ink.paragraph(head, upper, poster(22, BRASS_LIGHT))
    side = min(ink.px(28), (rect.width - 3 * inset) // 2)
    for number, role in enumerate(roles):
        down, across = (2 * place - 1 for place in divmod(number, 2))
        middle = (rect.centerx + (side + inset) * across // 2, rect.centery + (side + inset) * down // 2)
        ink.emblem(Rect(0, 0, side, side).move_to(center=middle), role)
    lower = Rect(upper.left, rect.bottom - third, upper.width, third - inset)
    if ink.frame.is_large:
        lower.inflate_ip(ink.px(2), inset)
    ink.paragraph(foot, lower, italic(18, CREAM))


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


def _hinge(ink: Ink) -> None:
    ink.surface.blit(_hinged(ink.rect.size), ink.rect)


@surface_cache(4)
def _hinged(size: tuple[int, int]) -> pygame.Surface:
    """The picture of the hinge at which policies turn up: brass, with an eye."""
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


def _door(ink: Ink) -> None:
    picture = art.door((round(ink.rect.height * 94 / 272), ink.rect.height))
    ink.surface.blit(picture, picture.get_rect(midbottom=ink.rect.midbottom))


# The row of voters


def _stake(ink: Ink) -> None:
    """Draw the words on what the verdicts decide, in the final evaluation in place of the voters."""
    ink.paragraph(ink.say("rampage.summit.stake"), ink.rect.inflate(-ink.px(36), 0), book(20, BRASS_LIGHT))


def _waiting(view: View, space: int) -> Waiting:
    """The seats that vote before the policy of a space is evaluated; or the one that turns it up."""
    policy = policy_at(view, space)
    if space > FACE_UP_SPACES and (policy is None or not policy.face_up):
        seat = forecast.opener(view, space)
        return ("opens", (view.players[seat].role,)) if seat is not None else ("", ())
    return "voters", tuple(view.players[seat].role for seat in forecast.voters(view, space))


def _voters(ink: Ink, waits: tuple[Waiting, ...], spots: tuple[tuple[int, int], ...]) -> None:
    rect = ink.rect
    ink.filled(rect, "#0b0d18", 9, 216)
    ink.outline(rect, BRASS_DEEP, 1.4, 9)
    for (left, wide), (kind, roles) in zip(spots, waits, strict=True):
        column = Rect(rect.left + left, rect.top, wide, rect.height)
        _column(ink.at(column), kind, roles)
    for kind, run in groupby(zip(spots, waits, strict=True), lambda one: one[1][0]):
        if kind == "opens" and ink.frame.is_large:
            _opens_once(ink, [spot for spot, _ in run])


def _opens_once(ink: Ink, spots: list[tuple[int, int]]) -> None:
    """In large text draw one word below neighbouring columns of seats that turn policies up."""
    left, right = min(spots)[0], max(left + wide for left, wide in spots)
    below = ink.rect.left + (left + right) // 2, ink.rect.bottom - ink.frame.type(18) // 3 - ink.px(9)
    ink.line(ink.say("rampage.opens"), below, italic(), right - left + ink.px(18), "centre")


def _column(ink: Ink, kind: str, roles: tuple[str, ...]) -> None:
    column, side = ink.rect, min(ink.rect.height, ink.px(56)) - ink.px(3)
    if kind == "opens" and ink.frame.is_large:
        foot = ink.frame.type(18)
        ink.emblem(Rect(column.left, column.top, column.width, column.height - foot), roles[0])
        return
    if kind == "opens":
        badge = Rect(0, 0, side - 2, side - 2).move_to(midright=(column.right, column.centery))
        ink.emblem(badge, roles[0])
        room = badge.left - column.left - 2
        ink.line(ink.say("rampage.opens"), (column.left, column.centery), italic(), room)
        return
    for place, role in zip(emblems(column, len(roles), side, ink.px(5)), roles, strict=True):
        ink.emblem(place, role)


def emblems(column: Rect, count: int, side: int, gap: int) -> Iterator[Rect]:
    """The places of so many emblems in a column: in two rows where one would make them too small."""
    rows = 1 if column.width >= count * (column.height // 2) else 2
    across = -(-count // rows)
    step = min(side // rows + gap, column.width // max(1, across))
    size = min(side // rows, step - 1)
    for number in range(count):
        row, place = divmod(number, across)
        middle = column.centerx + (2 * place + 1 - min(across, count - row * across)) * step // 2
        down = column.centery + (2 * row + 1 - rows) * column.height // (2 * rows)
        yield Rect(0, 0, size, size).move_to(center=(middle, down))

"""The order paper: the policy whose verdict comes, its votes, the tracker if it passes and if it fails."""

from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.letters.signs import LARGEST
from scenes.art.palette import IVORY, Colour, mix
from scenes.art.text import Align
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM_DEEP, BRASS_LIGHT, CREAM, INK, PAPER
from scenes.raccoon_rampage.holdings import policy_at
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.outlook import foretold, verdicts
from scenes.raccoon_rampage.outlook.stakes import Outcome, outcomes
from scenes.raccoon_rampage.picture import cards, people, queue
from scenes.raccoon_rampage.picture.card.vote_bar import vote_bar
from scenes.raccoon_rampage.picture.ink import Ink, italic, poster, slab
from scenes.raccoon_rampage.picture.moments import call
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, Parts

Rect = pygame.Rect
PASSED, FAILED = ("#2f7a5a", "#153e2d"), ("#a8322a", "#4c1418")
"""The plates of a verdict's two outcomes."""
UNLIT = 0.62
"""The dark on the plate of the one that does not come as the votes stand."""
ENOUGH = "#1f5a41"
"""That a policy has enough votes, on paper."""
SHAPE, SHARE = 1.5, 0.44
"""The picture's width by its height, and its share of the paper at most."""
HEADS = 0.6
"""The share of the heading's width that the heads of many have at most."""
TALL = 1.3
"""The height, in hundreds of units, from which heading and plates have one more row."""
Face = tuple[tuple[str, str], Seat]


@dataclass(frozen=True)
class Stake:
    """A policy as it lies, the outcomes of its verdict, and the heads of those who vote before."""

    laid: cards.Laid
    outcomes: tuple[Outcome, ...]
    voters: tuple[Face, ...] = ()


def parts(
    layout: RampageLayout, view: View, marks: Highlights, told: RampageMarks, context: PaintContext
) -> Parts:
    """In place of a covered hand what a call is about; over the map the policy that is voted on."""
    if call.covered(view) and (laid := queue.front(view, context)):
        stake = Stake(laid, tuple(outcomes(view, verdicts.front(view))))
        yield Ink.zone("stake", layout.hand_zone, context, _paper, stake)
    elif (policy := policy_at(view, told.stake)) and policy.face_up:
        laid = queue.laid_of(view, told.stake, policy, dict(told.votes).get(told.stake, ()), context)
        seats = dict.fromkeys(foretold.voters(view, told.stake))
        faces = tuple((people.head(seat, marks, context), context.seats[seat]) for seat in seats)
        stake = Stake(laid, tuple(outcomes(view, policy)), faces)
        yield Ink.zone("stake", layout.order_paper, context, _paper, stake)


def _paper(ink: Ink, stake: Stake) -> None:
    """The picture as large as the paper is high; beside it the name, the votes, the outcomes."""
    rect, ink = ink.rect, ink.snug(1.15)
    ink.paper(rect, ALARM_DEEP)
    inside = rect.inflate(-ink.px(28), -ink.px(28))
    wide = round(min(SHARE * inside.width, SHAPE * inside.height) * (0.6 if ink.frame.is_large else 1))
    picture = Rect(inside.topleft, (wide, inside.height))
    _picture(ink.at(picture), stake.laid)
    left = picture.right + ink.px(20)
    column = Rect(left, inside.top, inside.right - left, inside.height)
    heads = column.height * 0.48
    _heading(ink.at(Rect(column.topleft, (column.width, round(heads)))), stake)
    foot = Rect(column.left, column.top + round(heads), column.width, column.height - round(heads))
    _outcomes(ink.at(foot), stake)


def _picture(ink: Ink, laid: cards.Laid) -> None:
    """Engraved, with the seal of its cost on a corner."""
    rect = ink.rect
    shapes.shadow(ink.surface, rect, ink.frame.scale, 110, 3)
    ink.surface.blit(art.vignette(laid.policy, rect.size), rect)
    ink.outline(rect, INK, 2.4, 4)
    side = ink.px(104 if ink.frame.is_large else 66)
    seal = Rect(rect.left - ink.px(12), rect.top - ink.px(12), side, side)
    ink.surface.blit(art.still("seal", seal.size), seal)
    ink.line(str(laid.cost), seal.center, poster(34), seal.width, "centre")


def _heading(ink: Ink, stake: Stake) -> None:
    """Its name; below it what it is short of and the sockets; at the right who still votes."""
    rect, laid = ink.rect, stake.laid
    name, colour = ink.say(f"rampage.policy.{laid.policy}"), ENOUGH if laid.met else ALARM_DEEP
    if ink.frame.is_large:
        _poster(ink.at(rect.scale_by(1, 0.9)), laid.foot, 42, colour, "right", 0.36)
        _poster(ink.at(rect.scale_by(1, 0.9)), name, 48, INK, "left", 0.6)
        return
    tall = rect.height > TALL * ink.px(100)
    high = rect.height // (3 if tall else 2)
    rows = [Rect(rect.left, rect.top + number * high, rect.width, high) for number in range(3 if tall else 2)]
    _poster(ink.at(rows[0]), name, 48, INK)
    below = rows[1].union(rows[-1])
    share = round(HEADS * rect.width) // max(1, len(stake.voters)) - ink.px(10)
    side, right = min(below.height, ink.px(112), share) - ink.px(6), rect.right
    for head, seat in reversed(stake.voters):
        ink.portrait(Rect(right - side, below.centery - side // 2, side, side), head, seat)
        right -= side + ink.px(10)
    rows[-1].width = right - rect.left
    room = round((0.5 if not tall else 1.0) * (right - rect.left))
    line = Rect(rows[1].topleft, (room, rows[1].height))
    foot = _poster(ink.at(line), laid.foot, 42, colour)
    if not tall:
        rows[1].left, rows[1].width = foot.right + ink.px(20), right - foot.right - ink.px(20)
    _votes(ink.at(rows[-1].inflate(0, -ink.px(16))), laid)


def _poster(
    ink: Ink, words: str, size: float, colour: Colour, align: Align = "left", share: float = 1.0
) -> Rect:
    """A line of poster letters, no higher than the rectangle it is in, over a share of its width."""
    rect, grown = ink.rect, ink.frame.type(100, LARGEST) / 100
    at = rect.midright if align == "right" else rect.midleft
    return ink.line(
        words,
        at,
        poster(min(size, 0.84 * rect.height / grown), colour),
        round(share * rect.width),
        align,
        LARGEST,
    )


def _votes(ink: Ink, laid: cards.Laid) -> None:
    """The bar of its votes, from the left."""
    bar, count = ink.rect, max(laid.cost, len(laid.votes or ()) + len(laid.ghosts))
    bar.width = min(bar.width, count * (bar.height + ink.px(6)) + ink.px(16) * (count > laid.cost))
    vote_bar(ink, bar, laid.cost, laid.votes or (), laid.ghosts)


def _outcomes(ink: Ink, stake: Stake) -> None:
    """Plates side by side: that of the outcome as the votes stand is in the light."""
    rect, gap, count = ink.rect, ink.px(14), len(stake.outcomes)
    wide = (rect.width - (count - 1) * gap) // max(1, count)
    for number, outcome in enumerate(stake.outcomes):
        place = Rect(rect.left + number * (wide + gap), rect.top, wide, rect.height)
        _outcome(ink.at(place), outcome, outcome.passes == stake.laid.met)


def _outcome(ink: Ink, outcome: Outcome, due: bool) -> None:
    """A plate: the place of the tracker as its largest figure, how far it may go, who wins there."""
    rect, (top, bottom), dark = ink.rect, PASSED if outcome.passes else FAILED, 0 if due else UNLIT
    if due:
        shapes.glow(ink.surface, rect, ink.frame.scale, BRASS_LIGHT, 150)
    ink.plate(rect, mix(top, INK, dark), mix(bottom, INK, dark), 9)
    if due:
        mark = Rect(0, 0, ink.px(32), ink.px(20)).move_to(
            midtop=(rect.right - ink.px(25), rect.top - ink.px(7))
        )
        shapes.arrow(ink.surface, mark, False, PAPER)
    inside = rect.inflate(-ink.px(14 if ink.frame.is_large else 32), -ink.px(14))
    if ink.frame.is_large:
        figure = _poster(ink.at(inside), signed(outcome.likely), 48, CREAM, "right")
        room, row = figure.left - inside.left - ink.px(4), inside.height // 4
        ink.line(outcome.head(ink.say), (inside.left, inside.top + row), slab(22, IVORY), room)
        _meaning(ink, outcome, (inside.left, inside.bottom - row), room)
        return
    tall = rect.height > TALL * ink.px(100)
    high = inside.height // (5 if tall else 4)
    head = (inside.left, inside.top + high // 2)
    ink.line(outcome.head(ink.say), head, slab(22, IVORY), inside.width)
    figure = Rect(inside.left, inside.top + high, inside.width, inside.height - high * (2 if tall else 1))
    now = ink.line(f"{signed(outcome.now)} →", figure.midleft, slab(24, PAPER), inside.width // 3).right
    at = (now + ink.px(12), figure.centery)
    drawn = ink.line(signed(outcome.likely), at, poster(84, CREAM), inside.right - at[0])
    if tall:
        _meaning(ink, outcome, (inside.left, inside.bottom - high // 2), inside.width)
    else:
        room = inside.right - drawn.right - ink.px(12)
        _meaning(ink, outcome, (inside.right, inside.bottom - high // 2), room, "right")


def _meaning(ink: Ink, outcome: Outcome, at: tuple[int, int], room: int, align: Align = "left") -> None:
    """The range of the tracker; where that is certain, who wins there."""
    words = ink.say("rampage.we_win" if outcome.likely < 0 else "rampage.all_lose")
    if outcome.least != outcome.most:
        words = ink.say("rampage.line.span", least=signed(outcome.least), most=signed(outcome.most))
    ink.line(words, at, italic(24, PAPER), room, align)

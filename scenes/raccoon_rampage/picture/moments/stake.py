"""The order paper: a policy that is voted on, its votes, the tracker if it passes and if it fails."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.view import View
from scenes.art import Align, shapes
from scenes.art.palette import IVORY, Colour, mix
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM_DEEP, BRASS, BRASS_LIGHT, CREAM, INK, PAPER
from scenes.raccoon_rampage.holdings import policy_at, role_of, seat_of
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.outlook import forecast, verdicts
from scenes.raccoon_rampage.outlook.stakes import Outcome, outcomes
from scenes.raccoon_rampage.picture import cards, people, queue
from scenes.raccoon_rampage.picture.card.vote_bar import GHOST
from scenes.raccoon_rampage.picture.ink import Ink, italic, poster, slab
from scenes.raccoon_rampage.picture.moments import call
from scenes.raccoon_rampage.picture.moments.sheets import lit_picture, seal
from scenes.table.picture.zones import Highlights, PaintContext, Parts

Rect = pygame.Rect
PASSED, FAILED = ("#2f7a5a", "#153e2d"), ("#a8322a", "#4c1418")
"""The plates of a verdict's two outcomes."""
UNLIT = 0.62
"""The darkness of the plate of the outcome that the votes do not decide."""
ENOUGH = "#1f5a41"
"""The colour of the words that a policy has enough votes, on paper."""
SHAPE, SHARE = 1.5, 0.44
"""The picture's width by its height, and its greatest share of the paper."""
CUBE, ALONE, APART = 0.44, 0.9, 14
"""The side of a vote by that of its voter's head, or by the row's where nobody votes; the gap of voters."""
TALL = 1.3
"""The height, in hundreds of units, from which on heading and plates have one more row."""
Face = tuple[tuple[str, str], Seat]


@dataclass(frozen=True)
class Voter:
    """A voter's face, None for grey votes; its votes and those previewed; whether its turn is to come."""

    face: Face | None
    role: str
    votes: int
    ghosts: int
    comes: bool

    @property
    def count(self) -> int:
        """All of its votes."""
        return self.votes + self.ghosts


@dataclass(frozen=True)
class Stake:
    """A policy's card, the outcomes of its verdict, and its voters."""

    card: cards.PolicyCard
    outcomes: tuple[Outcome, ...]
    voters: tuple[Voter, ...]


def parts(
    layout: RampageLayout, view: View, marks: Highlights, effects: RampageMarks, context: PaintContext
) -> Parts:
    """The policy of a call in place of a hidden hand, or the policy that is voted on over the map."""
    if call.covered(view) and (card := queue.front(view, context)):
        voters = _voters_on(card, view, (), marks, context)
        stake = Stake(card, tuple(outcomes(view, verdicts.front(view))), voters)
        yield Ink.zone("stake", layout.hand_zone, context, _paper, stake)
    elif (policy := policy_at(view, effects.stake)) and policy.face_up:
        ghosts = dict(effects.votes).get(effects.stake, ())
        card = queue.policy_card(view, effects.stake, policy, ghosts, context)
        voters = _voters_on(card, view, forecast.voters(view, effects.stake), marks, context)
        stake = Stake(card, tuple(outcomes(view, policy)), voters)
        yield Ink.zone("stake", layout.order_paper, context, _paper, stake)


def _voters_on(
    card: cards.PolicyCard, view: View, coming: Sequence[int], marks: Highlights, context: PaintContext
) -> tuple[Voter, ...]:
    """The voters that have votes on a policy or will, in the order of the votes."""
    votes, due = card.votes or (), [role_of(view, seat) for seat in coming]
    found = []
    for role in dict.fromkeys((*votes, *card.ghosts, *due)):
        seat = seat_of(view, role)
        face = None if seat is None else (people.head(seat, marks, context), context.seats[seat])
        found.append(Voter(face, role, votes.count(role), card.ghosts.count(role), role in due))
    return tuple(found)


def _paper(ink: Ink, stake: Stake) -> None:
    """Draw the picture as high as the paper; next to it the name, the votes, the outcomes."""
    rect = ink.rect
    ink.paper(rect, ALARM_DEEP)
    inside = rect.inflate(-ink.px(28), -ink.px(28))
    wide = round(min(SHARE * inside.width, SHAPE * inside.height) * (0.6 if ink.frame.is_large else 1))
    picture = Rect(inside.topleft, (wide, inside.height))
    _picture(ink.at(picture), stake.card)
    left = picture.right + ink.px(20)
    column = Rect(left, inside.top, inside.right - left, inside.height)
    heads = column.height * 0.48
    _heading(ink.at(Rect(column.topleft, (column.width, round(heads)))), stake)
    foot = Rect(column.left, column.top + round(heads), column.width, column.height - round(heads))
    _outcomes(ink.at(foot), stake)


def _picture(ink: Ink, card: cards.PolicyCard) -> None:
    """Draw the policy's picture, with the seal of its cost and a ribbon on the votes it is short of."""
    rect = ink.rect
    lit_picture(ink, card.policy)
    if not ink.frame.is_large:
        ribbon = rect.inflate(-rect.width // 3, 0)
        ribbon.height = ink.px(44)
        ribbon.bottom = rect.bottom - ink.px(8)
        ink.plate(ribbon, *(PASSED if card.met else FAILED), 8)
        ink.line(card.foot, ribbon.center, poster(30, CREAM), ribbon.width - ink.px(12), "centre")
    seal(ink, card.cost)


def _heading(ink: Ink, stake: Stake) -> None:
    """Draw its name; below it the voters, in large text next to it the votes it is short of."""
    rect, card = ink.rect, stake.card
    name, colour = ink.say(f"rampage.policy.{card.policy}"), ENOUGH if card.met else ALARM_DEEP
    if ink.frame.is_large:
        _poster(ink.at(rect.scale_by(1, 0.9)), card.foot, 42, colour, "right", 0.36)
        _poster(ink.at(rect.scale_by(1, 0.9)), name, 48, INK, "left", 0.6)
        return
    high = rect.height // (3 if rect.height > TALL * ink.px(100) else 2)
    _poster(ink.at(Rect(rect.topleft, (rect.width, high))), name, 48, INK)
    below = Rect(rect.left, rect.top + high, rect.width, rect.height - high).inflate(0, -ink.px(20))
    _voters(ink.at(below), stake)


def _voters(ink: Ink, stake: Stake) -> None:
    """Draw the voters, votes next to or below the heads, whichever makes heads larger; then empty sockets."""
    rect, gap = ink.rect, ink.px(APART)
    short = max(0, stake.card.cost - sum(voter.count for voter in stake.voters))
    found = []
    for below in (False, True):
        side = round(rect.height / (1 + CUBE)) if below else rect.height
        cube = round((CUBE if stake.voters else ALONE) * side)
        many = [voter.count * cube for voter in stake.voters]
        wide = [max(side, room) if below else side + room for room in many]
        needed = sum(wide) + gap * len(wide) + -(-short // 2) * cube
        shrunk = min(1.0, rect.width / max(1, needed))
        rooms = [round(room * shrunk) for room in wide]
        found.append((round(side * shrunk), below, round(cube * shrunk), rooms))
    side, below, cube, rooms = max(found, key=lambda one: one[0])
    left = rect.left
    for voter, room in zip(stake.voters, rooms, strict=True):
        _voter(ink.at(Rect(left, rect.top, room, rect.height)), voter, side, below)
        left += room + gap
    rows = 1 if short * cube <= rect.right - left else 2
    for number in range(short):
        across, down = divmod(number, rows)
        top = rect.centery - rows * cube // 2 + down * cube
        ink.surface.blit(art.still("socket", (cube - 2, cube - 2)), (left + across * cube, top))


def _voter(ink: Ink, voter: Voter, side: int, below: bool) -> None:
    """Draw a head, lit if its turn is still to come, and its votes; previewed ones are pale."""
    rect, cube = ink.rect, round(CUBE * side)
    head = Rect(rect.left, rect.centery - side // 2, side, side)
    left, top = head.right, rect.centery - cube // 2
    if below:
        head.midtop = rect.midtop
        left, top = rect.centerx - voter.count * cube // 2, head.bottom
    if voter.comes:
        shapes.glow(ink.surface, head, ink.frame.scale, BRASS, 200, side // 2)
    if voter.face:
        ink.portrait(head, *voter.face)
    else:
        ink.emblem(head.scale_by(0.8), voter.role)
    for number in range(voter.count):
        place = Rect(left + number * cube, top, cube - 1, cube - 1)
        ink.cube(place, voter.role, 255 if number < voter.votes else GHOST)


def _poster(
    ink: Ink, words: str, size: float, colour: Colour, align: Align = "left", share: float = 1.0
) -> Rect:
    """Draw a line of poster letters, no higher than the ink's rectangle, over a share of its width."""
    rect, grown = ink.rect, ink.frame.type(100) / 100
    at = rect.midright if align == "right" else rect.midleft
    return ink.line(
        words,
        at,
        poster(min(size, 0.84 * rect.height / grown), colour),
        round(share * rect.width),
        align,
    )


def _outcomes(ink: Ink, stake: Stake) -> None:
    """Draw the outcomes' plates side by side: that which the votes decide is lit."""
    rect, gap, count = ink.rect, ink.px(14), len(stake.outcomes)
    wide = (rect.width - (count - 1) * gap) // max(1, count)
    for number, outcome in enumerate(stake.outcomes):
        place = Rect(rect.left + number * (wide + gap), rect.top, wide, rect.height)
        _outcome(ink.at(place), outcome, outcome.passes == stake.card.met)


def _outcome(ink: Ink, outcome: Outcome, due: bool) -> None:
    """Draw a plate: the tracker's likeliest place as its largest figure, the range, who wins there."""
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
    """Draw the tracker's range, or where it is certain, who wins there."""
    words = ink.say("rampage.we_win" if outcome.likely < 0 else "rampage.all_lose")
    if outcome.least != outcome.most:
        words = ink.say("rampage.line.span", least=signed(outcome.least), most=signed(outcome.most))
    ink.line(words, at, italic(24, PAPER), room, align)

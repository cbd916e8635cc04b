"""The storyline: five plates, the events that are open with their slots."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET, EVENTS
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM_DEEP, BRASS, INK
from scenes.raccoon_rampage.holdings import role_of
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import ink
from scenes.raccoon_rampage.picture.card.vote_bar import socket
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
Votes = tuple[str, ...]


def parts(layout: RampageLayout, view: View, told: RampageMarks, brush: PaintContext) -> Parts:
    """A plate for each round; those to come are dark."""
    ghosts = dict(told.votes)
    for number, rect in enumerate(layout.events, 1):
        if number <= len(view.events):
            event = view.events[number - 1]
            votes = tuple(role_of(view, seat) for seat in event.votes)
            coming = tuple(role_of(view, seat) for seat in ghosts.get(EVENT_TARGET + number, ()))
            inputs = (event.name, votes, coming, event.completed, number == view.round)
            yield PaintedZone(f"event:{number}", rect, inputs, partial(_plate, brush, *inputs))
        else:
            place = number - 1 - len(view.events)
            name = view.coming[place] if view.coming is not None and place < len(view.coming) else ""
            yield PaintedZone(f"event:{number}", rect, (name, number), partial(_later, brush, name, number))


def _plate(
    brush: PaintContext,
    name: str,
    votes: Votes,
    ghosts: Votes,
    completed: bool,
    new: bool,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame, found = brush.snug(1.15), EVENTS[name]
    is_open = bool(found.slots) and not completed
    if new:
        shapes.glow(surface, rect, frame.scale, "#ff8a4a", 120)
    ink.paper(surface, rect, frame, ALARM_DEEP if is_open else "#2b3a66")
    box = _picture(surface, rect, name, frame)
    left = box.right + frame.px(9)
    room = rect.right - frame.px(10) - left
    if completed:
        _completed(surface, rect, box, brush.say(f"rampage.event.{name}"), frame)
        return
    title = Rect(left, rect.top + frame.px(6), room, frame.px(24))
    ink.line(
        surface,
        brush.say(f"rampage.event.{name}"),
        title.midleft,
        (Typeface.POSTER, 19, INK),
        frame,
        room,
        most=1.0,
    )
    high = frame.px(20) if is_open else rect.bottom - frame.px(11) - title.bottom
    below = Rect(left, title.bottom - frame.px(1), room, high)
    rule, style = brush.say(f"rampage.short.{name}"), (Typeface.BOOK_SEMIBOLD, 18, ink.GROUND)
    if is_open:
        ink.line(surface, rule, below.midleft, style, frame, room, most=1.0)
        row = Rect(left, below.bottom + frame.px(1), room, frame.px(19))
        _slots(surface, row, found.slots, votes, ghosts)
    else:
        ink.narrowed(surface, rule, below, style, frame, "left", 1.0)


def _completed(surface: pygame.Surface, rect: Rect, box: Rect, words: str, frame: Frame) -> None:
    """An event that is over: paler, ticked off, its name on two lines."""
    left = box.right + frame.px(9)
    title = Rect(left, rect.top, rect.right - frame.px(8) - left, rect.height)
    ink.narrowed(surface, words, title, (Typeface.POSTER, 19, INK), frame, "left", 1.0)
    ink.veil(surface, rect.inflate(-frame.px(8), -frame.px(8)), 60, "#efe6d2")
    tick = Rect(0, 0, frame.px(26), frame.px(26))
    tick.bottomright = box.right + frame.px(4), box.bottom + frame.px(2)
    pictograms.draw(surface, tick, "check")


def _picture(surface: pygame.Surface, rect: Rect, name: str, frame: Frame) -> Rect:
    side = rect.height - frame.px(18)
    box = Rect(rect.left + frame.px(9), rect.top + frame.px(9), side, side)
    surface.blit(art.vignette(name, box.size), box)
    pygame.draw.rect(surface, rgb(INK), box, max(1, frame.px(1.4)))
    return box


def _slots(surface: pygame.Surface, row: Rect, slots: int, votes: Votes, ghosts: Votes) -> None:
    side = min(row.height, row.width // max(1, slots) - 2)
    for number in range(slots):
        place = Rect(row.left + number * (side + max(2, side // 8)), row.top, side, side)
        surface.blit(socket(side), place)
        if number < len(votes):
            ink.cube(surface, place, votes[number])
        elif number < len(votes) + len(ghosts):
            ink.cube(surface, place, ghosts[number - len(votes)], 150)


def _later(brush: PaintContext, name: str, number: int, surface: pygame.Surface, rect: Rect) -> None:
    """An event to come: known in a chosen scenario, unknown in a mixed one; without a picture where its name
    has no room beside one.
    """
    frame, style = brush.snug(1.15), (Typeface.POSTER, 19, ink.DIM)
    ink.board(surface, rect, frame, ink.LATER)
    words = brush.say(f"rampage.event.{name}") if name else brush.say("rampage.event.unknown")
    left, right = rect.left + frame.px(14), rect.right - frame.px(12)
    upper = Rect(left, rect.top + frame.px(6), right - left, rect.height - frame.px(36))
    beside = upper.copy()
    beside.left = rect.left + rect.height
    beside.width = right - beside.left
    if name and ink.has_room(words, beside, style, frame, 1.0):
        ink.veil(surface, _picture(surface, rect, name, frame), 120)
        upper = beside
    ink.narrowed(surface, words, upper, style, frame, "left", 1.0)
    at = (upper.left, rect.bottom - frame.px(17))
    year = brush.say("rampage.year", n=EVENTS[name].year if name else 5 * (number - 1))
    ink.line(surface, year, at, (Typeface.BOOK_ITALIC, 18, BRASS), frame, upper.width, most=1.0)

"""The storyline: a plate for each round's event, open ones with their slots."""

import pygame

from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET, EVENTS
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM_DEEP, BRASS, INK, PAPER
from scenes.raccoon_rampage.holdings import role_of
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture.card.vote_bar import fill
from scenes.raccoon_rampage.picture.ink import DIM, GROUND, LATER, Ink, book, full_lines, italic, poster
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
Votes = tuple[str, ...]


def parts(layout: RampageLayout, view: View, effects: RampageMarks, context: PaintContext) -> Parts:
    """A plate for each round; those of events to come are dark."""
    ghosts, coming = dict(effects.votes), view.coming or ()
    for number, rect in enumerate(layout.events, 1):
        key, later = Piece("event", number), number - 1 - len(view.events)
        if later >= 0:
            name = coming[later] if later < len(coming) else ""
            yield Ink.zone(key, rect, context, _later, name, number)
            continue
        event = view.events[number - 1]
        votes, more = (
            tuple(role_of(view, seat) for seat in seats)
            for seats in (event.votes, ghosts.get(EVENT_TARGET + number, ()))
        )
        inputs = (event.name, votes, more, event.completed, number == view.round)
        yield Ink.zone(key, rect, context, _plate, *inputs)


def _plate(ink: Ink, name: str, votes: Votes, ghosts: Votes, completed: bool, new: bool) -> None:
    rect, found = ink.rect, EVENTS[name]
    is_open = bool(found.slots) and not completed
    if new:
        shapes.glow(ink.surface, rect, ink.frame.scale, "#ff8a4a", 120)
    ink.paper(rect, ALARM_DEEP if is_open else "#2b3a66")
    words, large = ink.say(f"rampage.event.{name}"), ink.frame.is_large
    if completed:
        _completed(ink, words, rect if large else _picture(ink, name))
        return
    slots = found.slots if is_open else 0
    rule, style = ink.say(f"rampage.short.{name}"), book(18, GROUND)
    if large:  # its name, what it does where there is room, and below it the votes
        box = rect.inflate(-ink.px(20), -ink.px(12))
        high = ink.px(26) if slots else 0
        row = Rect(box.left, box.bottom - high, box.width, high)
        foot = round(1.3 * ink.frame.type(18))
        below = Rect(box.left, row.top - foot, box.width, foot)
        box.height = row.top - box.top
        if below.top - box.top >= foot and full_lines(ink, rule, below, style):
            ink.line(rule, below.midleft, style, below.width)
            box.height -= foot
        ink.paragraph(words, box, poster(19, INK), "left")
        _slots(ink, row, slots, votes, ghosts)
        return
    left = _picture(ink, name).right + ink.px(9)
    room = rect.right - ink.px(10) - left
    title = Rect(left, rect.top + ink.px(6), room, ink.px(24))
    ink.line(words, title.midleft, poster(19, INK), room)
    high = ink.px(20) if is_open else rect.bottom - ink.px(11) - title.bottom
    below = Rect(left, title.bottom - ink.px(1), room, high)
    if is_open:
        ink.line(rule, below.midleft, style, room)
        _slots(ink, Rect(left, below.bottom + ink.px(1), room, ink.px(19)), slots, votes, ghosts)
    else:
        ink.paragraph(rule, below, style, "left")


def _slots(ink: Ink, row: Rect, count: int, votes: Votes, ghosts: Votes) -> None:
    """Draw the slots of an open event with the votes in them."""
    side = min(row.height, row.width // max(1, count) - 2)
    step = side + max(2, side // 8)
    places = [Rect(row.left + number * step, row.top, side, side) for number in range(count)]
    fill(ink, places, count, votes, ghosts)


def _completed(ink: Ink, words: str, box: Rect) -> None:
    """Draw a completed event: pale and ticked off, its name on two lines."""
    rect, left = ink.rect, ink.rect.left + ink.px(40) if ink.frame.is_large else box.right + ink.px(9)
    title = Rect(left, rect.top, rect.right - ink.px(8) - left, rect.height)
    ink.paragraph(words, title, poster(19, INK), "left")
    ink.tint(rect.inflate(-ink.px(8), -ink.px(8)), 60, PAPER)
    corner = (left - ink.px(5), rect.centery + ink.px(11) if ink.frame.is_large else box.bottom + ink.px(2))
    tick = Rect(0, 0, ink.px(26), ink.px(26)).move_to(bottomright=corner)
    pictograms.draw(ink.surface, tick, "check")


def _picture(ink: Ink, name: str) -> Rect:
    side = ink.rect.height - ink.px(18)
    box = Rect(ink.rect.left + ink.px(9), ink.rect.top + ink.px(9), side, side)
    ink.surface.blit(art.vignette(name, box.size), box)
    pygame.draw.rect(ink.surface, INK, box, ink.px(1.4))
    return box


def _later(ink: Ink, name: str, number: int) -> None:
    """Draw an event to come, known or (in a mixed storyline) unknown; pictured where there is room."""
    rect, style = ink.rect, poster(19, DIM)
    ink.board(rect, LATER)
    words = ink.say(f"rampage.event.{name or 'unknown'}")
    left, right = rect.left + ink.px(14), rect.right - ink.px(6 if ink.frame.is_large else 12)
    edge, below = (1, 7) if ink.frame.is_large else (6, 18)
    foot = ink.frame.type(18) + ink.px(below)
    upper = Rect(left, rect.top + ink.px(edge), right - left, rect.height - foot)
    beside = Rect(rect.left + rect.height, upper.top, right - rect.left - rect.height, upper.height)
    if name and not ink.frame.is_large and ink.has_room(words, beside, style):
        ink.tint(_picture(ink, name), 120)
        upper = beside
    ink.paragraph(words, upper, style, "left")
    year = ink.say("rampage.year", n=EVENTS[name].year if name else 5 * (number - 1))
    at = (upper.left, rect.bottom - foot // 2 + ink.px(-3 if ink.frame.is_large else 1))
    ink.line(year, at, italic(18, BRASS), upper.width)

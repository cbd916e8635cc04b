"""What moves when something happens: tiles, cubes, coins, cards, faces and posters on their way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pygame

from raccoon.games.saloon_tycoon import events as e
from raccoon.games.saloon_tycoon.catalogue import CARDS, CHARACTERS, LARGE, SPACES, TILES
from raccoon.games.saloon_tycoon.view import View
from scenes.art import pictograms, text
from scenes.art.fonts import Face
from scenes.art.pieces import card as backs
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import house
from scenes.table.log.event_table import EventTable
from scenes.table.motion.flights import Flight, Sprite, between, fading, kindling, still

Rect = pygame.Rect
TAKES = 0.42
"""Seconds on the way."""
APART = 0.06
LANDS, KINDLES = 0.2, 0.3
"""Seconds from one link of a chain until what the one before has brought lands, and until a lamp burns."""
WALKER = 64
"""How large somebody is on their way, in design units."""
MOST = 6
"""More coins or cubes than these are not told apart."""
Flights = Iterator[Flight]


@dataclass(frozen=True)
class Stage:
    """The table as it was and as it will be (`there`), and when the event at hand sets out."""

    layout: SaloonLayout
    there: SaloonLayout
    before: View
    after: View
    begin: float

    def px(self, units: float) -> int:
        """Design units in pixels."""
        return self.layout.frame.px(units)

    def small(self, name: str, units: float) -> Sprite:
        """A small picture."""
        return Sprite.of(pictograms.image(name, self.px(units)))

    def at(self, sprite: Sprite, rect: Rect) -> Rect:
        """The sprite in the middle of a place."""
        return sprite.image.get_rect(center=rect.center)

    def flight(self, sprite: Sprite, start: Rect, end: Rect, after: float = 0.0, lift: float = 60) -> Flight:
        """From the middle of one place to that of another."""
        return between(sprite, start, end, self.begin + after, TAKES, self.px(lift))

    def room(self, seat: int, number: int) -> Rect:
        """A room of somebody's house, as it is afterwards."""
        return self.layout.fronts[seat].room(self.after.players[seat].rooms[number])


FLOWN: EventTable[[Stage], Flights] = EventTable(lambda: iter(()))
"""What flies for an event; what moves nothing is told by the log."""
FLOWN.quiet(
    e.SecretsKept,
    e.SecretsShown,
    e.DrawChosen,
    e.DeckShuffled,
    e.CardResolved,
    e.VictimChosen,
    e.Declined,
    e.Skipped,
    e.EndTriggered,
    e.TurnEnded,
    e.GameEnded,
)


def _many(stage: Stage, sprite: Sprite, count: int, start: Rect, end: Rect) -> Flights:
    """Several alike, one after the other."""
    for number in range(min(count, MOST)):
        yield stage.flight(sprite, start, end, number * APART)


@FLOWN.on(e.IncomeTaken, e.Earned, e.GoldTaken)
def _gold(event: Any, stage: Stage) -> Flights:
    coin = stage.small("coin", 40)
    return _many(stage, coin, event.gold, stage.layout.yard, stage.layout.panels[event.seat])


@FLOWN.on(e.GoldStolen)
def _robbed(event: e.GoldStolen, stage: Stage) -> Flights:
    panels = stage.layout.panels
    return _many(stage, stage.small("coin", 40), event.gold, panels[event.victim], panels[event.seat or 0])


@FLOWN.on(e.TileBuilt)
def _built(event: e.TileBuilt, stage: Stage) -> Flights:
    end = stage.layout.fronts[event.seat or 0].box(event.place, event.floor, event.tile in LARGE)
    sprite = Sprite.of(art.room(event.tile, 0, SPACES[event.tile], end.size, False))
    start = stage.layout.tiles[event.tile]
    yield Flight(still(sprite), (start, end), stage.begin, TAKES, stage.px(80), stays=True)


@FLOWN.on(e.Supplied)
def _supplied(event: e.Supplied, stage: Stage) -> Flights:
    cube, sun, after = stage.small("cube", 40), stage.layout.sun(0.5), 0.0
    for room, cubes in zip(event.rooms, event.cubes, strict=True):
        for _ in range(min(cubes, MOST)):
            yield stage.flight(cube, sun, stage.room(event.seat or 0, room), after)
            after += APART


@FLOWN.on(e.CubePlaced)
def _placed(event: e.CubePlaced, stage: Stage) -> Flights:
    yield stage.flight(
        stage.small("cube", 40), stage.layout.sun(0.5), stage.room(event.seat or 0, event.room)
    )


@FLOWN.on(e.RoomFinished)
def _finished(event: e.RoomFinished, stage: Stage) -> Flights:
    """Its lamp goes on when the cube has come, and stays lit while the chain goes on."""
    seat = event.seat or 0
    place = stage.room(seat, event.room)
    lit = Sprite.of(house.alone(stage.after.players[seat].rooms[event.room], place.size))
    yield Flight(kindling(lit), (place, place), stage.begin + LANDS, KINDLES, stays=True)
    yield from _score(stage, place, event.points)


@FLOWN.on(e.RoofLaid)
def _roof(event: e.RoofLaid, stage: Stage) -> Flights:
    seat = event.seat or 0
    room = stage.after.players[seat].rooms[event.room]
    place = stage.layout.fronts[seat].roof(room)
    sprite = Sprite.of(art.roof(2 if TILES[room.tile].size == "large" else 1, place.size))
    start = place.move(0, -stage.px(90))
    yield Flight(still(sprite), (start, place), stage.begin, TAKES, stays=True)
    yield from _score(stage, place, event.points)


@FLOWN.on(e.PointsScored)
def _points(event: e.PointsScored, stage: Stage) -> Flights:
    panel = stage.layout.panels[event.seat or 0]
    above = panel.move(0, -(panel.height + stage.px(56)) // 2)
    return _score(stage, above, event.points)


def _score(stage: Stage, place: Rect, points: int) -> Flights:
    """A figure that rises and fades."""
    style = text.Style(Face.POSTER, stage.px(44), "#ffd27a", stage.px(2))
    words = f"+{points}"
    sheet = pygame.Surface((text.width(words, style) + 8, style.leading + 8), pygame.SRCALPHA)
    text.draw(sheet, words, sheet.get_rect().center, style, "centre", middle=True)
    sprite = Sprite.of(sheet)
    start = stage.at(sprite, place)
    stops = (start, start.move(0, -stage.px(46)))
    yield Flight(fading(sprite), stops, stage.begin + 0.1, 0.9, lingers=True)


@FLOWN.on(e.CitizenArrived, e.OutlawArrived)
def _arrived(event: Any, stage: Stage) -> Flights:
    row = stage.layout.rows[event.character]
    return _walk(stage, event.character, Rect(row.topleft, (row.height, row.height)))


@FLOWN.on(e.CharacterMoved)
def _moved(event: e.CharacterMoved, stage: Stage) -> Flights:
    start = stage.layout.portraits.get(event.character, stage.layout.rows[event.character])
    return _walk(stage, event.character, start)


def _walk(stage: Stage, who: str, start: Rect) -> Flights:
    """Somebody goes to where they will be seen, and is seen there from then on."""
    side = stage.px(WALKER)
    sprite = Sprite.of(art.character(who, "calm", (side, side)))
    stops = _face_in(start), _face_in(stage.there.portraits[who])
    yield Flight(still(sprite), stops, stage.begin, TAKES, stage.px(40), waits=True, stays=True)


def _face_in(place: Rect) -> Rect:
    """Where a face is in its place: as large as fits, at its head."""
    side = min(place.size)
    return Rect(place.centerx - side // 2, place.top, side, side)


@FLOWN.on(e.CardsDrawn, e.CardsStolen)
def _cards(event: Any, stage: Stage) -> Flights:
    layout = stage.layout
    start = layout.panels[event.victim] if isinstance(event, e.CardsStolen) else layout.deck
    end = layout.hand_zone if event.seat == layout.places.desk else layout.panels[event.seat]
    return _many(stage, Sprite.of(_back(layout)), event.count, start, end)


def _back(layout: SaloonLayout) -> pygame.Surface:
    """A Tycoon card from behind."""
    back = pygame.Surface((layout.frame.px(84), layout.frame.px(130)), pygame.SRCALPHA)
    backs.back(back, back.get_rect(), ("#8a5a34", "#4a2c18"))
    return back


def _face(card: str, layout: SaloonLayout) -> pygame.Surface:
    return art.card(card, (layout.frame.px(150), layout.frame.px(120)))


def _paper(claim: str, layout: SaloonLayout) -> pygame.Surface:
    return art.poster(claim, (layout.frame.px(116), layout.frame.px(110)))


def rehearse(layout: SaloonLayout) -> Iterator[None]:
    """Draw what flies as it flies: cards from both sides, open claims, everybody who may come to town."""
    _back(layout)
    side = layout.frame.px(WALKER)
    for card in CARDS:
        _face(card, layout)
        yield
    for claim in layout.places.claims:
        _paper(claim, layout)
        yield
    for who in CHARACTERS:
        art.character(who, "calm", (side, side))
        yield


@FLOWN.on(e.CardPlayed, e.CardDiscarded)
def _played(event: Any, stage: Stage) -> Flights:
    layout = stage.layout
    picture = Sprite.of(_face(event.card, layout))
    held = _held(event, stage.before, layout)
    start = layout.panels[event.seat] if held is None else layout.hand[held]
    end = layout.fronts[event.seat].area if isinstance(event, e.CardPlayed) else layout.deck
    yield replace(stage.flight(picture, start, end), waits=held is not None)


def _held(event: Any, view: View, layout: SaloonLayout) -> int | None:
    """Where in the hand at the desk the card of the event lies, None where that is not seen."""
    hand = view.players[event.seat].hand if event.seat == layout.places.desk else None
    return hand.index(event.card) if hand and event.card in hand else None


def taken(event: Any, stage: Stage) -> Iterator[str]:
    """The pieces of the table as it was that are in the air for an event."""
    if isinstance(event, e.CharacterMoved):
        yield f"person:{event.character}"
    if isinstance(event, e.CardPlayed | e.CardDiscarded):
        held = _held(event, stage.before, stage.layout)
        if held is not None:
            yield f"hand:{held}"


@FLOWN.on(e.ClaimScored)
def _claimed(event: e.ClaimScored, stage: Stage) -> Flights:
    layout, seat = stage.layout, event.seat or 0
    poster = Sprite.of(_paper(event.claim, layout))
    hidden = layout.secrets_zone if seat == layout.places.desk else layout.panels[seat]
    start = layout.posters.get(event.claim, hidden)
    yield stage.flight(poster, start, layout.fronts[seat].area)
    yield from _score(stage, layout.panels[seat], event.points)

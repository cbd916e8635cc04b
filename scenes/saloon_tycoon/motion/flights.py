"""The flights that animate events: tiles, cubes, coins, cards, characters and posters."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pygame

from raccoon.games.saloon_tycoon.actions.build import TileBuilt
from raccoon.games.saloon_tycoon.actions.finish import RoofLaid, RoomFinished
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.play import CardPlayed
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, GoldStolen
from raccoon.games.saloon_tycoon.actions.supply import CubePlaced, Supplied
from raccoon.games.saloon_tycoon.catalogue import CARDS, CHARACTERS, LARGE, SPACES, TILES
from raccoon.games.saloon_tycoon.view import View
from scenes.art import Typeface, pictograms, text
from scenes.art.moving import tween
from scenes.art.pieces import card as backs
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import house
from scenes.table.motion.flights import Flight, Sprite, between, fading, kindling, leaning, still
from scenes.table.piece import Piece

Rect = pygame.Rect
TAKES = 0.42
"""Seconds that a flight takes."""
APART = 0.06
LANDS, KINDLES = 0.2, 0.3
"""Seconds until the cubes of the event before have landed, and in which a lamp lights up."""
NEAR, COMES = 190, 0.2
"""The height of an enlarged room, in design units, and the seconds in which it grows."""
WALKER = 64
"""The size of a flying character, in design units."""
MOST = 6
"""The most equal sprites that fly for one event."""
Flights = Iterator[Flight]


@dataclass(frozen=True)
class Stage:
    """The table before a move and after it (`next_layout`), and the second at which its flights begin."""

    layout: SaloonLayout
    next_layout: SaloonLayout
    before: View
    after: View
    begin: float

    def px(self, units: float) -> int:
        """Design units in pixels."""
        return self.layout.frame.px(units)

    def small(self, name: str, units: float) -> Sprite:
        """A pictogram as a sprite."""
        return Sprite.of(pictograms.image(name, self.px(units)))

    def at(self, sprite: Sprite, rect: Rect) -> Rect:
        """The sprite's rectangle in the middle of a place."""
        return sprite.image.get_rect(center=rect.center)

    def flight(self, sprite: Sprite, start: Rect, end: Rect, after: float = 0.0, lift: float = 60) -> Flight:
        """A flight from the middle of one place to that of another, begun `after` so many seconds."""
        return between(sprite, start, end, self.begin + after, TAKES, self.px(lift))

    def room(self, seat: int, number: int) -> Rect:
        """The rectangle of a room after the move."""
        return self.layout.fronts[seat].room(self.after.players[seat].rooms[number])


def _in_a_row(stage: Stage, sprite: Sprite, count: int, start: Rect, end: Rect) -> Flights:
    for number in range(min(count, MOST)):
        yield stage.flight(sprite, start, end, number * APART)


def gold(event: Any, stage: Stage) -> Flights:
    """Coins from the bank, or from the player who is robbed."""
    panels = stage.layout.panels
    start = panels[event.victim] if isinstance(event, GoldStolen) else stage.layout.yard
    return _in_a_row(stage, stage.small("coin", 40), event.gold, start, panels[event.seat])


def tile(event: TileBuilt, stage: Stage) -> Flights:
    """A bare room from the yard to its place."""
    end = stage.layout.fronts[event.seat].box(event.place, event.floor, event.tile in LARGE)
    sprite = Sprite.of(art.room(event.tile, 0, SPACES[event.tile], end.size, False))
    start = stage.layout.tiles[event.tile]
    yield Flight(still(sprite), (start, end), stage.begin, TAKES, stage.px(80), stays=True)


def cubes(event: Supplied | CubePlaced, stage: Stage) -> Flights:
    """Cubes from the pile into the rooms, one after another."""
    rooms, counts = (event.rooms, event.cubes) if isinstance(event, Supplied) else ((event.room,), (1,))
    cube, sun, after = stage.small("cube", 40), stage.layout.sun(0.5), 0.0
    for room, count in zip(rooms, counts, strict=True):
        for _ in range(min(count, MOST)):
            yield stage.flight(cube, sun, stage.room(event.seat, room), after)
            after += APART


def lamp(event: RoomFinished, stage: Stage) -> Flights:
    """The finished room lights up when its cube has landed, and stays lit during the chain."""
    place = stage.room(event.seat, event.room)
    lit = Sprite.of(house.room_picture(stage.after.players[event.seat].rooms[event.room], place.size))
    yield Flight(kindling(lit), (place, place), stage.begin + LANDS, KINDLES, stays=True)
    yield from _score(stage, place, event.points)


def enlarged(event: RoomFinished, stage: Stage) -> Flights:
    """A finished room of a chain is enlarged, lit, until the next one is."""
    place = stage.room(event.seat, event.room)
    near = place.scale_by(stage.px(NEAR) / place.height)
    near.clamp_ip(stage.layout.stage)
    lit = Sprite.of(house.room_picture(stage.after.players[event.seat].rooms[event.room], near.size))
    begin = stage.begin + LANDS
    yield Flight(still(lit), (place, near), begin, COMES, ease=tween.out)
    yield Flight(still(lit), (near, near), begin + COMES, TAKES)


def roof(event: RoofLaid, stage: Stage) -> Flights:
    """A roof that descends on its room."""
    room = stage.after.players[event.seat].rooms[event.room]
    place = stage.layout.fronts[event.seat].roof(room)
    sprite = Sprite.of(art.roof(2 if TILES[room.tile].size == "large" else 1, place.size))
    start = place.move(0, -stage.px(90))
    yield Flight(still(sprite), (start, place), stage.begin, TAKES, stays=True)
    yield from _score(stage, place, event.points)


def points(event: Any, stage: Stage) -> Flights:
    """The points as a figure above the panel."""
    panel = stage.layout.panels[event.seat]
    above = panel.move(0, -(panel.height + stage.px(56)) // 2)
    return _score(stage, above, event.points)


def _score(stage: Stage, place: Rect, points: int) -> Flights:
    """A figure that rises and fades."""
    style = text.Style(Typeface.POSTER, stage.px(44), "#ffd27a", stage.px(2))
    words = f"+{points}"
    sheet = pygame.Surface((text.width(words, style) + 8, style.leading + 8), pygame.SRCALPHA)
    text.draw(sheet, words, sheet.get_rect().center, style, "centre", middle=True)
    sprite = Sprite.of(sheet)
    start = stage.at(sprite, place)
    stops = (start, start.move(0, -stage.px(46)))
    yield Flight(fading(sprite), stops, stage.begin + 0.1, 0.9, lingers=True)


def arrival(event: Any, stage: Stage) -> Flights:
    """A character arrives from their row at the stage stop."""
    row = stage.layout.rows[event.character]
    return _walk(stage, event.character, Rect(row.topleft, (row.height, row.height)))


def walk(event: CharacterMoved, stage: Stage) -> Flights:
    """A character moves from house to house."""
    start = stage.layout.portraits.get(event.character, stage.layout.rows[event.character])
    return _walk(stage, event.character, start)


def _walk(stage: Stage, who: str, start: Rect) -> Flights:
    """A character flies to their place after the move and stays there."""
    side = stage.px(WALKER)
    sprite = Sprite.of(art.character(who, "calm", (side, side)))
    stops = _face_in(start), _face_in(stage.next_layout.portraits[who])
    yield Flight(still(sprite), stops, stage.begin, TAKES, stage.px(40), waits=True, stays=True)


def _face_in(place: Rect) -> Rect:
    """The largest square at the top of a place."""
    side = min(place.size)
    return Rect(place.centerx - side // 2, place.top, side, side)


def cards(event: Any, stage: Stage) -> Flights:
    """The backs of cards, from the deck or from the player who is robbed."""
    layout = stage.layout
    start = layout.panels[event.victim] if isinstance(event, CardsStolen) else layout.deck
    end = layout.hand_zone if event.seat == layout.places.desk else layout.panels[event.seat]
    return _in_a_row(stage, Sprite.of(_card_back(layout)), event.count, start, end)


def _card_back(layout: SaloonLayout) -> pygame.Surface:
    back = pygame.Surface((layout.frame.px(84), layout.frame.px(130)), pygame.SRCALPHA)
    backs.back(back, back.get_rect(), ("#8a5a34", "#4a2c18"))
    return back


def _face(card: str, layout: SaloonLayout) -> pygame.Surface:
    return art.card(card, (layout.frame.px(150), layout.frame.px(120)))


def _paper(claim: str, layout: SaloonLayout) -> pygame.Surface:
    return art.poster(claim, (layout.frame.px(116), layout.frame.px(110)))


def rehearse(layout: SaloonLayout) -> Iterator[None]:
    """Draw the sprites of flights ahead, one at each step: cards, open claims, characters."""
    _card_back(layout)
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


def card(event: Any, stage: Stage) -> Flights:
    """A card out of the hand to the house, or to the deck."""
    layout = stage.layout
    picture = Sprite.of(_face(event.card, layout))
    held = _held(event, stage.before, layout)
    start = layout.panels[event.seat] if held is None else layout.hand[held]
    end = layout.fronts[event.seat].area if isinstance(event, CardPlayed) else layout.deck
    yield replace(stage.flight(picture, start, end), look=leaning(picture), waits=held is not None)


def _held(event: Any, view: View, layout: SaloonLayout) -> int | None:
    """The place of the event's card in the hand at the desk; None where that hand is hidden."""
    hand = view.players[event.seat].hand if event.seat == layout.places.desk else None
    return hand.index(event.card) if hand and event.card in hand else None


def held_card(event: Any, stage: Stage) -> Iterator[Piece]:
    """The card of the hand that flies."""
    held = _held(event, stage.before, stage.layout)
    if held is not None:
        yield Piece("hand", held)


def claim(event: ClaimScored, stage: Stage) -> Flights:
    """A poster to its house, and the points."""
    layout, seat = stage.layout, event.seat
    poster = Sprite.of(_paper(event.claim, layout))
    hidden = layout.secrets_zone if seat == layout.places.desk else layout.panels[seat]
    start = layout.posters.get(event.claim, hidden)
    yield stage.flight(poster, start, layout.fronts[seat].area)
    yield from _score(stage, layout.panels[seat], event.points)

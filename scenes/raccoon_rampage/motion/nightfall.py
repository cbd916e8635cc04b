"""The animation of a Spread's night: it falls, piles are dealt and turned up one by one, it passes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pygame
from msgspec.structs import replace as with_

from raccoon.engine.counts import plus, replaced
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, AREAS, SKULL
from raccoon.games.raccoon_rampage.pending import AwaitProtection
from raccoon.games.raccoon_rampage.phases.spread import (
    CardCancelled,
    PileTurnedUp,
    ProtectionEnded,
    SpreadDealt,
)
from raccoon.games.raccoon_rampage.view import View
from scenes.art.moving.screen_transitions import Wipe
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.layout import NightLayout, RampageLayout, layout_of
from scenes.raccoon_rampage.motion.flights import spread_face
from scenes.raccoon_rampage.motion.stage import APART, MOST, TAKES, Flights, Rect, Stage
from scenes.raccoon_rampage.picture import cards, night, tracker
from scenes.table.motion.flights import Flight, Sprite, SpriteFrame, flipped, lying, still
from scenes.table.motion.transition import Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import PaintContext
from scenes.table.piece import Piece

OF_THE_NIGHT = SpreadDealt | CardCancelled | ProtectionEnded | PileTurnedUp
"""The events that are shown by night."""
FALLS, PASSES = Wipe(seconds=0.6, falls=True, keeps_sprites=True), Wipe(seconds=0.5, keeps_sprites=True)
"""The transitions by which night falls over the table, and day follows."""
TURNS, AFTER = 0.88, 0.34
"""Seconds from one card turned up to the next, so that each is read, and until its raccoons set out."""
RESTS = 1.6
"""Seconds for which the last pile and the line on the night's result are shown."""
BURNS = 0.45


class Night:
    """Makes the transitions of one night; cards that are turned up stay until its end."""

    def __init__(self, size: tuple[int, int], scale: float, picture: TablePicture) -> None:
        self._size, self._scale, self._picture = size, scale, picture
        self._lying: list[tuple[Sprite, Rect]] = []
        self._turned: set[str] = set()

    def legs(self, events: Sequence[Event], view: View, ends: bool) -> Iterator[Transition]:
        """The transitions of the events, from this view on; `ends`: whether the night is over after them."""
        moving = [event for event in events if isinstance(event, SpreadDealt | CardCancelled | PileTurnedUp)]
        added = sum(event.added for event in moving if isinstance(event, PileTurnedUp))
        for number, event in enumerate(moving):
            leg, view = self._leg(event, view)
            if ends and number == len(moving) - 1:
                leg = self._rested(leg, view, added)
            yield leg

    def _leg(self, event: Event, view: View) -> tuple[Transition, View]:
        """The transition of an event, and the view that it leaves."""
        if isinstance(event, PileTurnedUp):
            view = with_(view, pending=AwaitProtection())
            stage = self._stage(view)
            piles = (Piece("pile", area) for area in {*self._turned, event.area})
            hidden = frozenset({*piles, tracker.NEEDLE_KEY})
            flights = [*self._still_lying(), *self._turn(event, stage)]
            self._turned.add(event.area)
            return Transition(stage.layout, view, flights, hidden), _after_pile(view, event)
        if isinstance(event, CardCancelled):
            stage = self._stage(view)
            return Transition(stage.layout, view, list(_burn(event, stage))), _after_cancelling(view, event)
        assert isinstance(event, SpreadDealt)
        view = _after_deal(view, event)
        stage = self._stage(view)
        hidden = frozenset(Piece("pile", area) for area in AREAS)
        return Transition(stage.layout, view, list(_deal(event, stage)), hidden, way=FALLS), view

    def _stage(self, view: View) -> Stage:
        layout = layout_of(self._size, view, self._scale)
        return Stage(layout, view, view, self._picture, 0.0, layout)

    def _still_lying(self) -> Flights:
        return (lying(sprite, place) for sprite, place in self._lying)

    def _rested(self, leg: Transition, view: View, added: int) -> Transition:
        """The transition with a line on the night's result, and time to read it."""
        assert isinstance(leg.layout, NightLayout)
        end = max((flight.end for flight in leg.flights), default=0.0)
        context, place = self._brush(leg.layout), leg.layout.brought
        sprite = Sprite.of(night.brought(context, place.size, added, view.impact))
        line = Flight(still(sprite), (place, place), end, 0.0, stays=True)
        return replace(leg, flights=[*leg.flights, line], lasts=end + RESTS, way_on=PASSES)

    def _brush(self, layout: RampageLayout) -> PaintContext:
        return PaintContext(layout.frame, self._picture.say, self._picture.seats)

    def _turn(self, event: PileTurnedUp, stage: Stage) -> Flights:
        """A pile turned up card by card; the raccoons of each fly out, and the needle climbs."""
        layout, raccoons = stage.layout, 0
        assert isinstance(layout, NightLayout)
        for number, count in enumerate(event.cards):
            place = layout.card(event.area, number)
            face, back = spread_face(stage, count, place.size), Sprite.of(_back(place, stage))
            begin = number * TURNS
            yield Flight(flipped(back, face), (place, place), begin, TAKES, waits=True, stays=True)
            self._lying.append((face, place))
            coming = min(count, event.added - raccoons)
            yield from _come(stage, event.area, raccoons, coming, place, begin + AFTER)
            raccoons += coming
        for number in range(len(event.cards), stage.before.cards_each):
            place = layout.card(event.area, number)
            self._lying.append((Sprite.of(art.still("burnt", place.size)), place))
            yield lying(*self._lying[-1])
        yield self._result_of(event, layout)
        yield from _needle(stage, event.added, AFTER, len(event.cards) * TURNS + TAKES)

    def _result_of(self, event: PileTurnedUp, layout: NightLayout) -> Flight:
        """The number of raccoons of a pile, next to its name once its last card is open."""
        place = night.result_place(layout.headings[event.area])
        sprite = Sprite.of(night.came(self._brush(layout), place.size, event.added))
        self._lying.append((sprite, place))
        begin = max(0, len(event.cards) - 1) * TURNS + AFTER
        return Flight(still(sprite), (place, place), begin, 0.0, stays=True)


def _after_deal(view: View, event: SpreadDealt) -> View:
    """The view with the cards dealt and no seat asked; the policy that failed is the one evaluated."""
    failed = view.evaluated or view.queue[0]
    piles = (event.each,) * len(AREAS)
    return with_(view, piles=piles, evaluated=failed, pending=AwaitProtection())


def _after_pile(view: View, event: PileTurnedUp) -> View:
    """The view with the raccoons of a pile added."""
    added = replaced((0,) * len(AREAS), AREA_INDEX[event.area], event.added)
    impact = min(SKULL, view.impact + event.added)
    return with_(view, raccoons=plus(view.raccoons, added), impact=impact)


def _after_cancelling(view: View, event: CardCancelled) -> View:
    index = AREA_INDEX[event.area]
    return with_(view, piles=replaced(view.piles, index, view.piles[index] - 1))


def _back(place: Rect, stage: Stage) -> pygame.Surface:
    sheet = pygame.Surface(place.size, pygame.SRCALPHA)
    cards.spread_back(sheet, sheet.get_rect(), stage.frame)
    return sheet


def _deal(event: SpreadDealt, stage: Stage) -> Flights:
    """The cards from above onto the desk, France's pile first."""
    layout = stage.layout
    assert isinstance(layout, NightLayout)
    start = Rect(layout.sky.centerx, -layout.sky.height // 2, 1, 1)
    for index, area in enumerate(AREAS):
        for number in range(event.each):
            place = layout.card(area, number)
            back = Sprite.of(_back(place, stage))
            begin = FALLS.seconds + (index * event.each + number) * APART
            from_ = place.copy()
            from_.center = start.center
            yield Flight(still(back), (from_, place), begin, TAKES, stays=True)


def _come(stage: Stage, area: str, there: int, count: int, start: Rect, begin: float) -> Flights:
    """`count` raccoons from a card to the map, where `there` of the pile's are already."""
    for number in range(min(count, MOST)):
        flight = stage.flight(stage.raccoon(), start, stage.layout.next_place(area, there + number), begin)
        yield replace(flight, begin=begin + number * APART, stays=True)


def _burn(event: CardCancelled, stage: Stage) -> Flights:
    """Protection goes from its owner onto the last card of the pile, which burns."""
    layout, left = stage.layout, stage.before.piles[AREA_INDEX[event.area]]
    assert isinstance(layout, NightLayout)
    place = layout.card(event.area, left - 1)
    yield stage.flight(stage.mark("shield", 64), layout.panels[event.seat], place)
    yield Flight(_burning(stage, place), (place, place), TAKES * 0.9, BURNS, stays=True)


def _burning(stage: Stage, place: Rect) -> SpriteFrame:
    """The frames of a card that burns."""
    back, rest = _back(place, stage), art.still("burnt", place.size)

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        sheet = pygame.Surface(place.size, pygame.SRCALPHA)
        edge = round(place.height * (1 - share))
        sheet.blit(back, (0, 0), (0, 0, place.width, edge))
        sheet.blit(rest, (0, edge), (0, edge, place.width, place.height - edge))
        return sheet

    return look


def _needle(stage: Stage, added: int, begin: float, seconds: float) -> Flights:
    """The flights of the needle, notch by notch."""
    context = PaintContext(stage.frame, stage.picture.say, stage.picture.seats)
    was = stage.before.impact
    steps = [tracker.needle(stage.layout, min(SKULL, was + step), context) for step in range(added + 1)]
    if not added:
        image, place = steps[0]
        yield lying(Sprite.of(image), place)
        return
    each = min(TAKES, seconds / added)
    for step, ((old, start), (new, end)) in enumerate(pairwise(steps)):
        yield Flight(
            _climbs(old, new),
            (start, end),
            begin + step * each,
            each,
            waits=not step,
            stays=step == added - 1,
        )


def _climbs(old: pygame.Surface, new: pygame.Surface) -> SpriteFrame:
    return lambda share, _: old if share < 0.5 else new

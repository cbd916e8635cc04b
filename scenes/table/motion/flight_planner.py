"""Plans the animation of a move: the flights, the still picture, and drawings made in advance."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import pygame

from scenes.art.frame import Frame
from scenes.art.moving import tween
from scenes.art.moving.incremental import is_late
from scenes.art.moving.screen_transitions import OPAQUE
from scenes.table.choosing.panel_maker import PanelMaker
from scenes.table.context import TableContext
from scenes.table.log.game_log import GameLog
from scenes.table.motion.flights import Flight, Sprite, SpriteFrame, straightening
from scenes.table.motion.transition import AtRest, MoveAnimation, MoveContext, PendingAnimation, Transition
from scenes.table.picture.background_life import Background
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights, Zone
from scenes.table.piece import Piece

ROLLS = 0.35
"""Seconds in which a figure rolls to a new value."""
AWRY = 0.2
"""The largest vertical offset between an old and a new figure, as a share of the height."""
WIDEST = 170
"""The largest width of a figure in design units; a wider line is a sentence."""


def rolls(
    old: Mapping[str, Zone], new: Mapping[str, Zone], frame: Frame, taken: Sequence[pygame.Rect]
) -> Iterator[Flight]:
    """The rolls of figures that differ between two pictures, except where `taken` covers them."""
    for key in old.keys() & new.keys():
        before, after = old[key], new[key]
        if before.surface is after.surface or before.bounds != after.bounds:
            continue
        for place in _places(before, after):
            there = place.move(before.bounds.topleft)
            if place.width > frame.px(WIDEST) or there.collidelist(taken) >= 0:
                continue
            sides = before.surface.subsurface(place), after.surface.subsurface(place)
            if all(map(_is_solid, sides)):
                yield Flight(_rolling(*sides), (there, there), 0.0, ROLLS, waits=True, lingers=True)


def _places(before: Zone, after: Zone) -> Iterator[pygame.Rect]:
    """The rectangles in a zone where figures have changed."""
    for words, place in after.figures:
        for others, there in before.figures:
            if words != others and place.colliderect(there) and _in_line(place, there):
                yield place.union(there).clip(after.surface.get_rect())
                break


def _in_line(one: pygame.Rect, other: pygame.Rect) -> bool:
    return abs(one.centery - other.centery) < AWRY * one.height


def _is_solid(picture: pygame.Surface) -> bool:
    return pygame.mask.from_surface(picture, OPAQUE - 1).count() == picture.get_width() * picture.get_height()


def _rolling(old: pygame.Surface, new: pygame.Surface) -> SpriteFrame:
    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        sheet, up = pygame.Surface(size), round(size[1] * tween.in_out(share))
        sheet.blit(old, (0, -up))
        sheet.blit(new, (0, size[1] - up))
        return sheet

    return look


DEALS, FLIES = 1.2, 0.4
"""Seconds until all cards are dealt, and for the flight of one."""
TILT = 24
"""Degrees by which a card is tilted at first, alternately to each side."""


def dealing(cards: Sequence[Zone], strip: pygame.Rect) -> Iterator[Flight]:
    """The flights of cards, one after the other and tilted, from above the table's middle."""
    for number, card in enumerate(cards):
        start = card.area.move_to(midbottom=(strip.centerx, 0))
        begin = number * (DEALS - FLIES) / max(1, len(cards) - 1)
        look = straightening(Sprite(card.surface, card.area.size), TILT * (1 - number % 2 * 2))
        yield Flight(look, (start, card.area), begin, FLIES, ease=tween.out, stays=True)


def _in_turn(works: Sequence[Iterator[object]]) -> Iterator[None]:
    """Advance all iterators at each step, or as many as the frame has time for."""
    left = deque(works)
    while left:
        for _ in range(len(left)):
            work = left.popleft()
            if next(work, left) is not left:
                left.append(work)
            if is_late():
                break
        yield


class FlightPlanner:
    """Plans the animations at one table for its current viewer."""

    def __init__(
        self,
        context: TableContext,
        log: GameLog,
        picture: TablePicture,
        background: Background,
        panel_maker: PanelMaker,
    ) -> None:
        self._context = context
        self._log = log
        self._picture = picture
        self._background = background
        self._panel_maker = panel_maker
        self._coming: Iterator[object] = iter(())

    def departure(self, number: int, pace: float, history: list[Any]) -> PendingAnimation:
        """The pending animation of a move: its number, and the state of the table before it."""
        context = self._context
        before = context.session.view(context.shown.viewer, number - 1)
        entries, seats = context.session.match.entries, len(context.session.seats)
        moods = context.presentation.motion.moods(entries, number - 1, seats)
        panel = self._panel_maker.earlier_panel(before, moods, number - 1)
        return PendingAnimation(number, pace, history, moods, context.shown.notes, panel)

    def animation(self, departure: PendingAnimation, known: bool) -> MoveAnimation | None:
        """The animation of a move; None if nothing flies. `known`: the viewer has seen the table before."""
        context, session, shown = self._context, self._context.session, self._context.shown
        before = session.view(shown.viewer, departure.number - 1)
        after = session.view(shown.viewer, departure.number)
        events = session.visible_events(session.match.entries[departure.number - 1], shown.viewer)
        move = MoveContext(before, after, events, shown.layout, shown.layout.stage, context.say)
        transition = context.presentation.motion.transition(move, self._picture)
        self._coming = iter(transition.coming)
        self._background.life.react_to(events, after)
        found = transition.stills() if context.settings.reduced_motion else transition
        if found is None or not (found.flights or found.lasts):
            return None
        marks = Highlights(moods=shown.moods, notes=shown.notes, stops=shown.stops)
        rest = shown.layout, shown.view, marks, self._log.history
        return self._leg(departure, found, rest, known)

    def deal(self, pace: float) -> MoveAnimation | None:
        """The dealing animation of a new game; None if its game deals nothing."""
        shown, history = self._context.shown, self._log.history
        rest = Highlights(moods=shown.moods, notes=shown.notes, stops=shown.stops)
        zones = self._picture.zones(shown.layout, shown.view, rest, history)
        kinds = self._context.presentation.motion.dealt
        keys = [piece for kind in kinds for piece in map(Piece, zones) if piece.kind == kind]
        bare = self._picture.zones(shown.layout, shown.view, replace(rest, hidden=frozenset(keys)), history)
        dealt = [key for key in keys if key not in bare or bare[key].surface is not zones[key].surface]
        flights = [*dealing([zones[key] for key in dealt], shown.layout.strip)]
        there = Transition(shown.layout, shown.view, flights, frozenset(dealt))
        departure = PendingAnimation(0, pace, history, shown.moods, shown.notes, None)
        return self._leg(departure, there, (shown.layout, shown.view, rest, history)) if flights else None

    def _leg(
        self, departure: PendingAnimation, found: Transition, rest: AtRest, fresh: bool = False
    ) -> MoveAnimation:
        """The animation of a transition and its followers; draws the final picture `rest` meanwhile."""
        if found.lasts:
            departure = self._held(departure, found.panel_view)
        flights = [flight.at_pace(departure.pace) for flight in found.flights]
        leg = MoveAnimation(departure, replace(found, flights=flights), iter(()), fresh)
        if then := found.then:
            leg.then = self._leg(replace(departure, panel=None), then, rest)
            leg.work = self._draw_after(leg, leg.then.still())
        else:
            ground = self._background.expect(self._context.shown.layout, rest[1])
            leg.work = chain(ground, self._draw_after(leg, rest), self._coming)
        return leg

    def _draw_after(self, leg: MoveAnimation, after: AtRest) -> Iterator[object]:
        """Draw the picture after a leg, and collect the figures that roll then."""
        layout, view, marks, history = after
        panel = leg.then.departure.panel if leg.then else None
        rest = self._picture.prepare(layout, view, history, marks.moods, marks.own)
        yield from _in_turn([rest, *([panel.rehearse()] if panel else [])])
        still = self._picture.zones(*leg.still())
        yield None
        then = self._picture.zones(*after)
        yield None
        for flight in self.rolls(still, then, leg):
            leg.rolls.append(flight)
            yield None

    def rolls(self, old: Mapping[str, Zone], new: Mapping[str, Zone], leg: MoveAnimation) -> Iterator[Flight]:
        """The rolls of figures that differ between two pictures, except where flights wait or stay."""
        flights = leg.transition.flights
        places = [one.stops[-1] for one in flights if one.stays]
        places += [one.stops[0] for one in flights if one.waits]
        return rolls(old, new, leg.transition.layout.frame, places)

    def _held(self, departure: PendingAnimation, view: Any) -> PendingAnimation:
        """The pending animation for a great moment: with the moods after the move."""
        context, number = self._context, departure.number
        entries, seats = context.session.match.entries, len(context.session.seats)
        moods = context.presentation.motion.moods(entries, number, seats)
        panel = departure.panel if view is None else self._panel_maker.earlier_panel(view, moods, number)
        return replace(departure, moods=moods, panel=panel)

    def draw_ahead(self) -> None:
        """Draw one picture that may be needed next, in a frame without flights."""
        next(self._coming, None)

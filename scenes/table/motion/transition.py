"""One move of the log while it is shown: its flights, and the still picture meanwhile."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from raccoon.app.text import Say
from raccoon.engine.events import Event
from scenes.art.moving import screen_transitions, tween
from scenes.art.moving.screen_transitions import FADE, ScreenTransition
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel import Panel
from scenes.table.layout import Layout
from scenes.table.motion.flights import Flight
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece


@dataclass(frozen=True)
class MoveContext:
    """The input for a game's transition: the views of one viewer before and after a move, and its events.

    `layout` is that of the table now; `stage` is the place of a panel of the game's own.
    """

    before: Any
    after: Any
    events: tuple[Event, ...]
    layout: Layout
    stage: pygame.Rect
    say: Say


@dataclass(frozen=True)
class Transition:
    """The flights of a move, and the table meanwhile: everything taken has left its place, nothing given has
    come.

    `view` is the one whose pieces lie still, `layout` the one made for it; `hidden` are the pieces in the
    air, `own` the game's own highlights meanwhile. A panel of the game's own that was open stays to the end,
    without the pieces in `panel_hidden`; one that comes is seen without those in `coming_hidden` until all
    has landed. A great moment is held for `lasts` seconds: everybody makes the face of after the move, and
    the panel seen is that of the view `panel_view`, if there is one; a blow `shakes` it.

    `coming` draws pictures that may be wanted next, one at each step. The still picture comes by the
    transition `way`, and the picture after it by `way_on`, None for at once. When all has landed `then` sets
    out.
    """

    layout: Layout
    view: Any
    flights: list[Flight] = field(default_factory=list)
    hidden: frozenset[Piece] = frozenset()
    own: Hashable = None
    panel_hidden: frozenset[str] = frozenset()
    coming_hidden: frozenset[str] = frozenset()
    lasts: float = 0.0
    panel_view: Any = None
    shakes: bool = False
    coming: Iterable[object] = ()
    way: screen_transitions.ScreenTransition | None = None
    way_on: screen_transitions.ScreenTransition | None = None
    then: Transition | None = None

    def stills(self) -> Transition | None:
        """The great moments of it, as pictures in which everything has landed; None where it has none."""
        then = self.then.stills() if self.then else None
        if not self.lasts:
            return then
        fade, lying = screen_transitions.FADE, [flight.landed() for flight in self.flights if flight.stays]
        return replace(self, flights=lying, shakes=False, way=fade, way_on=fade, then=then)


SHAKE, SWINGS, REACH = 0.2, 3, 3
"""The seconds a blow shakes a panel; its swings, and the first one's reach in design units."""

AtRest = tuple[Layout, Any, Highlights, list[Any]]
"""The content of the static picture: layout, view, highlights, the history kept of each turn."""


@dataclass(frozen=True)
class PendingAnimation:
    """The move to be shown, `number` in the log, and the table before it: what it remembered, the faces made,
    what was kept count of, and the game's own panel if one stood there.
    """

    number: int
    pace: float
    history: list[Any]
    moods: tuple[str, ...]
    notes: tuple[str, ...]
    panel: Panel | None


@dataclass
class MoveAnimation:
    """A departure under way for `time` seconds.

    In the frame in which it sets out (`fresh`) the picture is still the one before: working out the flights
    and composing a picture would be too much for one frame.
    """

    departure: PendingAnimation
    transition: Transition
    work: Iterator[object]
    """Draws what will be wanted, a little at each step."""
    fresh: bool
    waited: bool = False
    """Whether the picture before has been drawn once more."""
    time: float = 0.0
    then: MoveAnimation | None = None
    """The animation that sets out when this one is over."""
    rolls: list[Flight] = field(default_factory=list)
    """The figures that become others with the picture after it."""
    end: float = field(init=False)

    def __post_init__(self) -> None:
        flights = (flight.end for flight in self.transition.flights if not flight.lingers)
        self.end = max(self.transition.lasts * self.departure.pace, *flights, 0.0)

    def legs(self) -> Iterator[MoveAnimation]:
        """It and those that follow it."""
        yield self
        if self.then:
            yield from self.then.legs()

    @property
    def shows_panel(self) -> bool:
        """Whether the panel that stood there is still seen."""
        return self.departure.panel is not None and (self.fresh or not self.over)

    def shaken(self) -> PlacedSprite | None:
        """The panel that stood there, a little aside after a blow."""
        panel = self.departure.panel
        if not self.transition.shakes or panel is None or self.fresh or not self.shows_panel:
            return None
        share = tween.share_of(self.time, 0, SHAKE)
        there = panel.still() if 0 < share < 1 else None
        if there is None:
            return None
        image, place = there
        reach = self.transition.layout.frame.px(REACH) * (1 - share)
        turn = math.tau * SWINGS * share
        return image, place.move(round(reach * math.cos(turn)), round(reach * math.sin(turn)))

    @property
    def over(self) -> bool:
        """Whether everything that somebody waits for has landed."""
        return self.time >= self.end

    def go_on(self, dt: float, works: bool) -> bool:
        """Let time pass, and work ahead if there is time; whether the picture at rest looks different now."""
        self.time += dt
        if works and not self.over:  # else this frame has a whole picture to draw
            next(self.work, None)
        return self.over

    def draw_panel(self, surface: pygame.Surface, ground: int) -> None:
        """The panel as it stood; what of it is in the air is not drawn there."""
        panel = self.departure.panel
        assert panel
        panel.hidden = frozenset() if self.fresh else self.transition.panel_hidden
        panel.draw(surface, ground)

    def still(self) -> AtRest:
        """The picture of the pieces that lie still meanwhile."""
        told, there = self.departure, self.transition
        dimmed = told.panel is not None and self.shows_panel and told.panel.marks().dimmed
        marks = Highlights(
            hidden=there.hidden, dimmed=dimmed, moods=told.moods, notes=told.notes, own=there.own
        )
        return there.layout, there.view, marks, told.history


@dataclass
class FlightLayer:
    """The flights over a table and their clock."""

    flights: list[Flight] = field(default_factory=list)
    time: float = 0.0

    def begin(self, flights: list[Flight]) -> None:
        """These set out now; what lingers from before goes on."""
        self.settle()
        self.flights += flights

    def settle(self) -> None:
        """Everything has landed but what is still told while nobody waits for it; time begins anew."""
        told = (flight for flight in self.flights if flight.lingers and flight.end > self.time)
        self.flights = [flight.after(-self.time) for flight in told]
        self.time = 0.0

    def pictures(self) -> Iterator[PlacedSprite]:
        """The sprites seen now."""
        return filter(None, (flight.picture(self.time) for flight in self.flights))


@dataclass
class Fade:
    """One picture of the table goes over into the next (`way`): motion where that is reduced, and undoing."""

    way: ScreenTransition = FADE
    time: float = 0.0

    @property
    def over(self) -> bool:
        """Whether nothing of it is left."""
        return self.time >= self.way.seconds

"""The animation of one move: a game's transition with its flights, and its progress."""

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

    `layout` is the table's after the move; `stage` is the place of a panel of the game's own.
    """

    before: Any
    after: Any
    events: tuple[Event, ...]
    layout: Layout
    stage: pygame.Rect
    say: Say


@dataclass(frozen=True)
class Transition:
    """The flights of a move, and the still picture meanwhile: with pieces taken away, without pieces given.

    `view` and its `layout` are those of the still picture, without the pieces `hidden`, which are in flight;
    `own` are the game's own highlights meanwhile. The game's own panel that was open stays to the end,
    without the pieces `panel_hidden`; one that opens is shown without those in `coming_hidden` until all has
    landed. A great moment is shown for `lasts` seconds: with the moods after the move, and with the panel of
    the view `panel_view` if that is set; a blow `shakes` it.

    `coming` draws pictures that may be needed next, one at each step. The still picture appears by the screen
    transition `way`, and the picture after it by `way_on`, None for at once. When all has landed, `then`
    starts.
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
        """Its great moments as still pictures with all pieces landed, for reduced motion; None for none."""
        then = self.then.stills() if self.then else None
        if not self.lasts:
            return then
        fade, lying = screen_transitions.FADE, [flight.landed() for flight in self.flights if flight.stays]
        return replace(self, flights=lying, shakes=False, way=fade, way_on=fade, then=then)


SHAKE, SWINGS, REACH = 0.2, 3, 3
"""The shaking of a panel: seconds, number of swings, first amplitude in design units."""

AtRest = tuple[Layout, Any, Highlights, list[Any]]
"""The content of the static picture: layout, view, highlights, the recorded history."""


@dataclass(frozen=True)
class PendingAnimation:
    """The move to be animated, `number` in the log, and the table before it: recorded history, moods, notes,
    and the game's own panel if one was open.
    """

    number: int
    pace: float
    history: list[Any]
    moods: tuple[str, ...]
    notes: tuple[str, ...]
    panel: Panel | None


@dataclass
class MoveAnimation:
    """A running animation, `time` seconds after its start.

    In its first frame (`fresh`) the picture is still the one before: planning the flights and composing a
    picture would be too much for one frame.
    """

    departure: PendingAnimation
    transition: Transition
    work: Iterator[object]
    """Draws the following pictures in advance, a little at each step."""
    fresh: bool
    waited: bool = False
    """Whether the picture before the move has been drawn once more."""
    time: float = 0.0
    then: MoveAnimation | None = None
    """The animation that starts when this one is over."""
    rolls: list[Flight] = field(default_factory=list)
    """The figures that roll to new values in the picture after it."""
    end: float = field(init=False)

    def __post_init__(self) -> None:
        flights = (flight.end for flight in self.transition.flights if not flight.lingers)
        self.end = max(self.transition.lasts * self.departure.pace, *flights, 0.0)

    def legs(self) -> Iterator[MoveAnimation]:
        """This animation and those that follow it."""
        yield self
        if self.then:
            yield from self.then.legs()

    @property
    def shows_panel(self) -> bool:
        """Whether the panel from before the move is still shown."""
        return self.departure.panel is not None and (self.fresh or not self.over)

    def shaken(self) -> PlacedSprite | None:
        """The panel from before the move, displaced by a blow; None while it is not shaken."""
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
        """Whether all flights but lingering ones have landed, and a great moment has had its time."""
        return self.time >= self.end

    def advance(self, dt: float, works: bool) -> bool:
        """Let time pass, and draw ahead if it `works`; return whether the animation is over."""
        self.time += dt
        if works and not self.over:  # else this frame has a whole picture to draw
            next(self.work, None)
        return self.over

    def draw_panel(self, surface: pygame.Surface, ground: int) -> None:
        """Draw the panel from before the move without its pieces in flight."""
        panel = self.departure.panel
        assert panel
        panel.hidden = frozenset() if self.fresh else self.transition.panel_hidden
        panel.draw(surface, ground)

    def still(self) -> AtRest:
        """The content of the static picture during the animation."""
        before, there = self.departure, self.transition
        dimmed = before.panel is not None and self.shows_panel and before.panel.marks().dimmed
        marks = Highlights(
            hidden=there.hidden, dimmed=dimmed, moods=before.moods, notes=before.notes, own=there.own
        )
        return there.layout, there.view, marks, before.history


@dataclass
class FlightLayer:
    """The flights over a table and their clock."""

    flights: list[Flight] = field(default_factory=list)
    time: float = 0.0

    def begin(self, flights: list[Flight]) -> None:
        """Start these flights now; lingering ones continue."""
        self.settle()
        self.flights += flights

    def settle(self) -> None:
        """End all flights but lingering ones; start the clock anew."""
        lingering = (flight for flight in self.flights if flight.lingers and flight.end > self.time)
        self.flights = [flight.after(-self.time) for flight in lingering]
        self.time = 0.0

    def pictures(self) -> Iterator[PlacedSprite]:
        """The currently visible sprites."""
        return filter(None, (flight.picture(self.time) for flight in self.flights))


@dataclass
class Fade:
    """A transition of the whole picture by `way`: for undoing, and for moves with reduced motion."""

    way: ScreenTransition = FADE
    time: float = 0.0

    @property
    def over(self) -> bool:
        """Whether the transition is finished."""
        return self.time >= self.way.seconds

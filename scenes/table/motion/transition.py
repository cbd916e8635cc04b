"""The table between two positions: the flights, and the still picture meanwhile."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from raccoon.app.text import Say
from raccoon.engine.events import Event
from scenes.art.moving import screen_transitions
from scenes.table.layout import Layout
from scenes.table.motion.flights import Flight
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
    then: "Transition | None" = None

    def stills(self) -> "Transition | None":
        """The great moments of it, as pictures in which everything has landed; None where it has none."""
        then = self.then.stills() if self.then else None
        if not self.lasts:
            return then
        fade, lying = screen_transitions.FADE, [flight.landed() for flight in self.flights if flight.stays]
        return replace(self, flights=lying, shakes=False, way=fade, way_on=fade, then=then)

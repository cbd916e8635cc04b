"""The table between two positions: what flies, and what lies still meanwhile."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pygame

from raccoon.app.text import Say
from raccoon.engine.events import Event
from scenes.art.moving import screen_transitions
from scenes.table.layout import Layout
from scenes.table.motion.flights import Flight


@dataclass(frozen=True)
class MoveContext:
    """What a game may know to work a transition out: two views of the same eyes, and what happened.

    `layout` is that of the table now, whichever move is shown; `stage` is where a panel of the game's own
    stands.
    """

    before: Any
    after: Any
    events: tuple[Event, ...]
    layout: Layout
    stage: pygame.Rect
    say: Say


@dataclass(frozen=True)
class Transition:
    """What flies, and the table meanwhile: everything taken has left its place, nothing given has come.

    `view` is what lies still, `layout` the one made for it; `hidden` are the pieces in the air, `own` is
    what the game emphasises meanwhile. A panel of the game's own that stood there stays for `panel_seconds`
    (None: to the end), without what is in `panel_hidden`; one that comes is seen without what is in
    `coming_hidden` until all has landed. `shakes` says after how many seconds the panel that stood there is
    shaken by a blow, None for never; from then on it is seen without what is in `struck_hidden`, None for
    the same as before. `coming` draws pictures that may be wanted next, one at each step. What lies still
    comes by the `way`, and what is seen after it by `way_on`, None for at once. When all has landed `then`
    sets out.
    """

    layout: Layout
    view: Any
    flights: list[Flight] = field(default_factory=list)
    hidden: frozenset[str] = frozenset()
    own: Hashable = None
    panel_seconds: float | None = None
    panel_hidden: frozenset[str] = frozenset()
    coming_hidden: frozenset[str] = frozenset()
    shakes: float | None = None
    struck_hidden: frozenset[str] | None = None
    coming: Iterable[object] = ()
    way: screen_transitions.ScreenTransition | None = None
    way_on: screen_transitions.ScreenTransition | None = None
    then: Transition | None = None

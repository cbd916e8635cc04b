"""The valley's animation: small constant movement, a passing train, arrivals of what is bought."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.moving import incremental
from scenes.art.moving.clipping import cropped, uncovered
from scenes.art.sprite_layer import PlacedSprite
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.valley import running, small_life
from scenes.raccoon_tycoon.valley.arrival_pictures import ArrivalAnimation, ArrivalSprites
from scenes.raccoon_tycoon.valley.panorama import Panorama
from scenes.raccoon_tycoon.valley.sites import Country, Stage
from scenes.raccoon_tycoon.valley.valley import Arrival, Factory, Hamlet, Train, Valley, valley_of
from scenes.table.picture.background import Life
from scenes.table.picture.moments import Moments

RATE, CALM_RATE = 8, 4
"""Frames a second while a train runs or something arrives, and otherwise."""
AHEAD = 8
"""The number of frames of the constant movement that are made at once."""
CYCLE, DEPARTURE = 50.0, 5.0
"""Seconds of a cycle with one train, and those before the train starts."""
SPEED = 96.0
"""The speed of the train in design units a second, at scale 1."""


def arrivals_of(events: tuple[Event, ...], valley: Valley) -> list[Arrival]:
    """The arrivals by these events; `valley` is the one after them."""
    found = (_arrival(event, valley) for event in events)
    return [arrival for arrival in found if arrival is not None]


def _arrival(event: Event, valley: Valley) -> Arrival | None:
    match event:
        case TownBought():
            return Hamlet(event.town, event.seat)
        case AuctionWon():
            return Train(event.railroad, event.seat)
        case BuildingBought():
            return _works(event.building, event.seat, valley)
        case BuildingUpgraded():
            return _works(event.upgrade, event.seat, valley)
    return None


def _works(name: str, seat: int, valley: Valley) -> Arrival:
    own = [works for works in valley.factories if (works.building, works.seat) == (name, seat)]
    return own[-1] if own else Factory(name, seat)


class ValleyLife(Life):
    """Animates the valley of one table."""

    def __init__(self) -> None:
        self._stage: Stage | None = None
        self._valley = Valley()
        self._moments = Moments()
        self._open: list[pygame.Rect] = []
        self._last_won: Train | None = None
        """The railroad that was won last."""
        self._arrivals: list[ArrivalAnimation] = []
        self._line_used = 0.0
        """The last time at which a first run used the main line; no other train starts before it."""
        self._late = False
        self._constant: dict[tuple[int, int], list[PlacedSprite]] = {}
        """The sprites of the constant movement, by frame and number of arrivals."""
        self._last_stage: Stage | None = None
        """The stage shown last, also while the valley is covered."""
        self._departing: ArrivalSprites | None = None

    def follow(
        self, ground: Panorama, layout: TableLayout, view: View, covers: Sequence[pygame.Rect]
    ) -> None:
        """Animate the valley of this view, except under `covers`."""
        self._valley = valley_of(view)
        self._stage = Stage(Country.of(layout), ground.colours, self._valley.hour, layout.frame.scale)
        self._last_stage = self._stage
        self._late = ground.is_late
        self._open, self._constant = _open(layout, covers), {}

    def rest(self) -> None:
        """Show no sprites: the valley is covered, or motion is reduced."""
        self._stage, self._moments.shown = None, []

    def react_to(self, events: Sequence[Event], view: View) -> None:
        """Start the animations of the arrivals by these events."""
        valley = valley_of(view)
        came = arrivals_of(tuple(events), valley)
        self._arrivals += [ArrivalAnimation(what, self._moments.time) for what in came]
        self._last_won = next((what for what in reversed(came) if isinstance(what, Train)), self._last_won)

    def settle(self) -> None:
        """Drop all arrivals: their moves were taken back."""
        self._arrivals = []

    def stages(self) -> Sequence[pygame.Rect]:
        """The rectangles in which hamlets and works go up now."""
        place = self._last_stage
        if place is None:
            return ()
        here = (coming for coming in self._arrivals if not coming.over(self._moments.time, place, late=False))
        return [rect for coming in here if (rect := coming.place(place))]

    def update(self, dt: float, hurried: bool = False) -> bool:
        self._moments.time += dt
        if not (hurried or incremental.is_late() or incremental.has_drawn()):
            self._prepare()
        return self._moments.look(self.rate, self._sprites, hurried)

    @property
    def rate(self) -> int:  # type: ignore[override]
        return CALM_RATE if self._since is None and not self._arrivals else RATE

    def _prepare(self) -> None:
        """Draw one sprite that is needed soon, so that no frame has to draw all of them."""
        stage, passing = self._last_stage, self.passing
        if stage is None or any(coming.sprites.prepare(stage) for coming in self._arrivals):
            return
        if passing and self._moments.time % CYCLE < DEPARTURE:
            if self._departing is None or self._departing.what != passing:
                self._departing = ArrivalSprites(passing)
            self._departing.prepare(stage)
        elif self._since is None:
            self._departing = None

    def sprites(self) -> Iterator[PlacedSprite]:
        """The moving sprites, the farthest first, cropped to the open country."""
        return iter(self._moments.shown)

    @property
    def passing(self) -> Train | None:
        """The railroad whose train passes: the one won last, if known; None without any."""
        trains = self._valley.trains
        return self._last_won if self._last_won in trains else trains[-1] if trains else None

    @property
    def _since(self) -> float | None:
        """The seconds since the passing train started; None while there is none."""
        since = self._moments.time % CYCLE - DEPARTURE
        if (
            self._stage is None
            or self.passing is None
            or since < 0
            or self._moments.time - since <= self._line_used
        ):
            return None
        return None if running.is_over(self._stage, since, SPEED) else since

    def _sprites(self, time: float) -> Iterator[PlacedSprite]:
        if self._stage is None:
            return
        yield from self._constant_sprites(self._stage, int(time * CALM_RATE))
        yield from self._arrival_sprites(self._stage, time)
        if (since := self._since) is not None and self.passing:
            moment, ready = int(since * RATE) / RATE, self._departing
            known = ready is not None and ready.what == self.passing
            stage = ready.ready(self._stage)[0] if ready and known else self._stage
            yield from _cropped(running.train_sprites(stage, self.passing, moment, SPEED), self._open)

    def _constant_sprites(self, stage: Stage, tick: int) -> list[PlacedSprite]:
        """The sprites of the constant movement; `AHEAD` frames are made at once, which is faster."""
        if (tick, len(self._arrivals)) not in self._constant:
            standing, coming = _without_arrivals(self._valley, self._arrivals), len(self._arrivals)
            self._constant = {
                (moment, coming): list(
                    _cropped(small_life.moving_sprites(stage, standing, moment / CALM_RATE), self._open)
                )
                for moment in range(tick, tick + AHEAD)
            }
        return self._constant[tick, len(self._arrivals)]

    def _arrival_sprites(self, stage: Stage, time: float) -> Iterator[PlacedSprite]:
        self._arrivals = [coming for coming in self._arrivals if not coming.over(time, stage, self._late)]
        for coming in self._arrivals:
            self._line_used = time if coming.is_train else self._line_used
            yield from _cropped(coming.seen(time, stage), self._open)


def _without_arrivals(valley: Valley, under_way: Sequence[ArrivalAnimation]) -> Valley:
    """The valley without the arrivals that are still animated."""
    coming = {one.what for one in under_way}
    return replace(
        valley,
        hamlets=tuple(hamlet for hamlet in valley.hamlets if hamlet not in coming),
        factories=tuple(works for works in valley.factories if works not in coming),
    )


def _cropped(pictures: Iterator[PlacedSprite], open_: list[pygame.Rect]) -> Iterator[PlacedSprite]:
    """The parts of sprites within the open rectangles."""
    for picture in pictures:
        yield from cropped(picture, open_)


def _open(layout: TableLayout, covers: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The uncovered parts of the strip between the auction block and the Gazette."""
    strip, gap = layout.strip, layout.frame.px(8)
    left, right = layout.gavel.right + gap, layout.log_paper.left - layout.frame.px(4)
    country = pygame.Rect(left, strip.top, right - left, strip.height)
    return uncovered(country, [cover.inflate(2 * gap, 0) for cover in covers])

"""The valley's idle life: now and then a train, smoke over the works, light on the water.

At most twelve pictures a second, of small things in the open strip only; there is nothing while motion is
reduced, and everything stands still while the window is not looked at. It goes in bouts, so that a resting
table costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art.kept import kept
from scenes.art.moving.clipping import cropped, uncovered
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.art import small_train
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.valley import sprites
from scenes.raccoon_tycoon.valley.arrival_pictures import Coming, Stage
from scenes.raccoon_tycoon.valley.arrivals import arrivals_of
from scenes.raccoon_tycoon.valley.ground import SeatColours, ripples, smoke_from
from scenes.raccoon_tycoon.valley.panorama import Panorama
from scenes.raccoon_tycoon.valley.sites import RUNNING, Consist, Country, consists_of
from scenes.raccoon_tycoon.valley.valley import Valley, valley_of

RATE, SMOKE_RATE = 12, 6
"""Pictures a second, of trains and of smoke."""
CYCLE = 60.0
"""Seconds from one train to the next."""
DEPARTURE = 3.0
"""Seconds of the cycle before a train comes."""
SPEED = 92.0
"""Design units that a train runs in a second, at scale 1."""
SMOKING = ((24.0, 30.0), (42.0, 48.0))
"""When chimneys puff and the water glitters, in seconds of the cycle."""
AT_A_TIME = 3
"""Chimneys that puff together."""
_PUFFS, _PUFF_EVERY, _PUFF_LASTS = 3, 0.75, 2.25


class ValleyLife:
    """What moves in one table's valley when nothing else does."""

    def __init__(self) -> None:
        self._colours: SeatColours = ()
        self._scene: tuple[Country, Valley] | None = None
        self._k = 1.0
        self._time = 0.0
        self._tick = -1
        self._shown: list[Aloft] = []
        self._open: list[pygame.Rect] = []
        self._train: tuple[object, Aloft] | None = None
        self._coming: list[Coming] = []
        self._taken = 0.0
        """When a first run was on the main line last: no other train is sent out before."""
        self._late = False

    def follow(
        self, ground: Panorama, layout: TableLayout, view: View, covers: Sequence[pygame.Rect]
    ) -> None:
        """Live in the valley as it is drawn, but under nothing that lies over the strip."""
        self._scene = Country.of(layout), valley_of(view)
        self._k, self._colours = layout.frame.scale, ground.colours
        self._late = ground.is_late
        self._open = _open(layout, covers)

    def rest(self) -> None:
        """Something lies over the valley, or motion is reduced."""
        self._scene, self._shown = None, []

    def welcome(self, events: Sequence[Event], view: View) -> None:
        """What these bring comes to the valley."""
        valley = valley_of(view)
        self._coming += [Coming(what, valley, self._time) for what in arrivals_of(tuple(events), valley)]

    def settle(self) -> None:
        """Nothing comes any more: it was taken back."""
        self._coming = []

    def update(self, dt: float) -> bool:
        """Let time pass; whether something has moved."""
        self._time += dt
        tick = int(self._time * RATE)
        if tick == self._tick:
            return False
        self._tick = tick
        before, self._shown = self._shown, list(self._seen(tick / RATE))
        return self._shown != before

    def aloft(self) -> Iterator[Aloft]:
        """What moves, the farthest first; nothing of it outside the open country."""
        return iter(self._shown)

    def _seen(self, time: float) -> Iterator[Aloft]:
        if self._scene is None:
            return
        country, valley = self._scene
        number, moment = divmod(time, CYCLE)
        for bout, (begin, end) in enumerate(SMOKING):
            if begin <= moment < end:
                turn = int(number) * len(SMOKING) + bout
                since = int((moment - begin) * SMOKE_RATE) / SMOKE_RATE
                yield from self._cropped(self._smoke(country, valley, turn, since, end - begin))
                yield from self._cropped(self._glitter(country, since))
        yield from self._arriving(country, time)
        trains = consists_of(valley.trains)
        if trains and moment >= DEPARTURE and time - moment + DEPARTURE > self._taken:
            consist = trains[int(number) % len(trains)]
            yield from self._cropped(self._passing(country, valley, consist, moment - DEPARTURE))

    def _arriving(self, country: Country, time: float) -> Iterator[Aloft]:
        """What the game has just brought."""
        stage = Stage(country, self._colours, self._k)
        self._coming = [coming for coming in self._coming if not coming.over(time, stage, self._late)]
        for coming in self._coming:
            self._taken = time if coming.is_train else self._taken
            yield from self._cropped(coming.seen(time, stage))

    def _cropped(self, pictures: Iterator[Aloft]) -> Iterator[Aloft]:
        """Only what lies in the open country."""
        for picture in pictures:
            yield from cropped(picture, self._open)

    def _passing(self, country: Country, valley: Valley, consist: Consist, since: float) -> Iterator[Aloft]:
        """A train from one end of the line to the other, with its steam."""
        scale = country.train_scale * RUNNING
        length = consist.length * scale
        x = country.left - length + SPEED * country.train_scale * since
        if x > country.end + 60 * scale:
            return
        image, place = self._rendered(country, valley, consist)
        yield image, place.move(round((x - country.left) * self._k), 0)
        funnel = x + length - small_train.ENGINE * scale + small_train.FUNNEL[0] * scale
        mouth = country.line + small_train.FUNNEL[1] * scale
        for age in _ages(since, _PUFFS + 1, 0.5):
            at = (funnel - SPEED * country.train_scale * age * 0.9, mouth - (2 + 5 * age) * scale)
            yield self._puff(at, (5 + 5 * age) * scale, 1 - age / 2, valley.hour)

    def _rendered(self, country: Country, valley: Valley, consist: Consist) -> Aloft:
        """The train's picture, made once for a run."""
        key = country, consist, sprites.whole_hour(valley.hour), self._k, self._colours
        if self._train is None or self._train[0] != key:
            self._train = key, sprites.train(country, consist, valley.hour, self._colours, self._k)
        return self._train[1]

    def _smoke(
        self, country: Country, valley: Valley, turn: int, since: float, lasting: float
    ) -> Iterator[Aloft]:
        """Some chimneys puff, others the next time."""
        works = valley.factories
        for number in range(min(AT_A_TIME, len(works))):
            site = country.works(works[(turn * AT_A_TIME + number) % len(works)])
            x, y = smoke_from(site)
            for age in _ages(since - 0.2 * number, _PUFFS, _PUFF_EVERY):
                if since - age <= lasting - _PUFF_LASTS:
                    at = (x + 9 * age * site.scale, y - 13 * age * site.scale)
                    yield self._puff(at, (4 + 3 * age) * site.scale, 1 - age / _PUFF_LASTS, valley.hour)

    def _puff(self, at: tuple[float, float], radius: float, strength: float, hour: float) -> Aloft:
        size = max(1, round(radius * self._k))
        image = sprites.puff(size, max(1, round(7 * strength)), sprites.whole_hour(hour))
        return image, image.get_rect(center=(round(at[0] * self._k), round(at[1] * self._k)))

    def _glitter(self, country: Country, since: float) -> Iterator[Aloft]:
        """A glint that goes down the river."""
        lines = ripples(country)
        x, y, wide = lines[int(since * 3) % len(lines)]
        image = _glint(max(2, round(wide * self._k)), max(1, round(1.4 * self._k)))
        yield image, image.get_rect(topleft=(round(x * self._k), round(y * self._k)))


def _ages(since: float, count: int, every: float) -> Iterator[float]:
    """How old each puff is when one comes out every so often, the oldest first."""
    first = since % every
    for number in reversed(range(count)):
        age = first + number * every
        if age <= since:
            yield age


@kept(16)
def _glint(wide: int, high: int) -> pygame.Surface:
    image = pygame.Surface((wide, high), pygame.SRCALPHA)
    image.fill((*pal.rgb(pal.IVORY)[:3], 210))
    return image


def _open(layout: TableLayout, covers: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The parts of the strip that nothing lies on, between the auction block and the Gazette."""
    strip, gap = layout.strip, layout.frame.px(8)
    left, right = layout.gavel.right + gap, layout.log_paper.left - layout.frame.px(4)
    country = pygame.Rect(left, strip.top, right - left, strip.height)
    return uncovered(country, [cover.inflate(2 * gap, 0) for cover in covers])

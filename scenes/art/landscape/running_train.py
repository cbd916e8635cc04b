"""The train on the title's viaduct: at most twelve pictures a second, over land that lies still."""

import math
from collections.abc import Iterable, Iterator

import pygame

from scenes.art.kept import kept
from scenes.art.landscape import countryside, train
from scenes.art.landscape.landmarks import DECK
from scenes.art.landscape.light import light_at
from scenes.art.moving.clipping import cropped, uncovered
from scenes.art.sprite_layer import Aloft
from scenes.art.vector import Drawing, cut_out

RATE = 12
"""Pictures a second."""
SPEED = 84.0
"""Units of the countryside's sheet in a second."""
SCALE = 2.5
FIRST = 470.0
"""Where the train's tail is at first: the picture of the title at rest."""
AWAY = 500.0
"""How far it is out of sight before it comes again."""
_LONG = train.LENGTH * SCALE
_FUNNEL = (1282.0, 690.0)
"""Where the smoke comes out: from the train's tail, and on the sheet."""
_PHASES = 6


class RunningTrain:
    """Runs from left to right, leaves, and comes again; stands in the middle while motion is reduced."""

    def __init__(self) -> None:
        self.awake = True
        self._time = 0.0
        self._tick = 0

    def update(self, dt: float) -> bool:
        """Let time pass; whether there is something new to see."""
        if not self.awake:
            return False
        self._time += dt
        before, self._tick = self._tick, int(self._time * RATE)
        return self._tick != before

    def notice(self, event: pygame.event.Event) -> None:
        """Nothing moves while the window is not looked at."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.awake = event.type == pygame.WINDOWFOCUSGAINED

    def aloft(
        self, size: tuple[int, int], covers: Iterable[pygame.Rect], moving: bool = True
    ) -> Iterator[Aloft]:
        """Train and smoke on a window of that size, but for what lies behind `covers`."""
        tick = self._tick if moving else 0
        scale, _ = countryside.placed(size)
        way = countryside.WIDTH + _LONG + AWAY
        run = (FIRST + _LONG + SPEED * tick / RATE) % way - _LONG - FIRST
        shift = round(run * scale)
        free = uncovered(pygame.Rect((0, 0), size), covers)
        for image, place in (_smoke(size, tick % _PHASES), _train(size)):
            yield from cropped((image, place.move(shift, 0)), free)


@kept(2)
def _train(size: tuple[int, int]) -> Aloft:
    """The train where it is at first."""
    scale, origin = countryside.placed(size)
    rail = DECK - 4
    box = (FIRST - 12, rail - 156, _LONG + 40, 162)
    return cut_out(lambda sheet: train.train(sheet, FIRST, rail, SCALE), box, scale, origin)


@kept(2 * _PHASES)
def _smoke(size: tuple[int, int], phase: int) -> Aloft:
    """The smoke where it is at first, in one of its shapes."""
    scale, origin = countryside.placed(size)
    x, y = FIRST + _FUNNEL[0], _FUNNEL[1]

    def paint(sheet: Drawing) -> None:
        countryside.plume(sheet, light_at(0.0), (x, y), math.tau * phase / _PHASES)

    return cut_out(paint, (x - 600, y - 176, 640, 250), scale, origin)

"""The title's landscape alive: at most twelve pictures a second, over land that lies still."""

from collections.abc import Iterable, Iterator

import pygame

from scenes.art.kept import kept
from scenes.art.landscape import countryside, running_train, sunrise, wildlife
from scenes.art.moving.clipping import around, cropped
from scenes.art.sprite_layer import Aloft
from scenes.art.vector import Drawing, cut_out

RATE = 12
"""Pictures a second."""


class CountryLife:
    """The train comes and goes, day breaks, and something lives in every part of the picture.

    While motion is reduced it is day, and everything stands as at the beginning.
    """

    def __init__(self) -> None:
        self.awake = True
        self._time = 0.0
        self._tick = 0
        self._step = 0
        self._drawn = -1

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

    def is_stale(self, moving: bool = True) -> bool:
        """Whether the light over the land is another than when it was drawn last."""
        self._step = sunrise.step_at(self._time) if moving else sunrise.STEPS
        return self._step != self._drawn

    def draw(self, surface: pygame.Surface) -> None:
        """The land without what moves, in the light of the moment."""
        countryside.countryside(surface)
        sunrise.shade(surface, self._step)
        self._drawn = self._step

    def aloft(
        self, size: tuple[int, int], covers: Iterable[pygame.Rect], moving: bool = True
    ) -> Iterator[Aloft]:
        """What moves on a window of that size, but for what lies behind `covers`, the farthest first."""
        time = self._tick / RATE if moving else 0.0
        free = around(pygame.Rect((0, 0), size), covers)
        for picture in self._seen(size, time):
            yield from cropped(picture, free)

    def _seen(self, size: tuple[int, int], time: float) -> Iterator[Aloft]:
        yield sunrise.sun(size, self._step)
        for live in (
            wildlife.mill,
            wildlife.hearths,
            wildlife.birds,
            wildlife.boat,
            wildlife.glints,
            running_train.seen,
        ):
            yield from live(size, time)
        yield from wildlife.lamps(size, time)
        yield from _leaves(size, self._step)
        yield from wildlife.grass(size, time)


@kept(1)
def _leaves(size: tuple[int, int], step: int) -> tuple[Aloft, ...]:
    """The crowns of the near trees, cut out of the picture: the train runs behind them."""
    return tuple(_crown(size, tree, step) for tree in countryside.TREES)


def _crown(size: tuple[int, int], tree: tuple[float, float, float], step: int) -> Aloft:
    scale, origin = countryside.placed(size)
    x, y, large = tree
    rounds = countryside.crown((x, y), large)

    def paint(sheet: Drawing) -> None:
        for at_x, at_y, radius in rounds:
            sheet.circle((at_x, at_y), radius * 0.97, "#ffffff")

    image, place = cut_out(paint, (x - 130 * large, y - 330 * large, 260 * large, 240 * large), scale, origin)
    land = pygame.Surface(place.size)
    countryside.countryside(land, (-place.left, -place.top), size)
    sunrise.shade(land, step)
    image.blit(land, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return image, place

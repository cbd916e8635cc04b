"""CountryLife: the title's landscape with moving sprites over a still picture."""

from collections.abc import Callable, Iterable, Iterator

import pygame

from scenes.art.frame import Size
from scenes.art.landscape import countryside, hero, sunrise
from scenes.art.moving.clipping import around, cropped
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, cut_out

RATE = 12
"""Updates a second."""
Live = Callable[[Size, int, float], Iterable[PlacedSprite]]
"""Returns the sprites of a part on a window of that size, at a step of the dawn, at a time in seconds."""


class CountryLife:
    """The title's ground: the train runs, day breaks, and something moves in every part of the picture.

    While motion is reduced it is day, and everything is still at its first place.
    """

    def __init__(self) -> None:
        self.awake = True
        self._time = 0.0
        self._tick = 0
        self._step = 0
        self._drawn = -1

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether anything looks different."""
        if not self.awake:
            return False
        self._time += dt
        before, self._tick = self._tick, int(self._time * RATE)
        return self._tick != before

    def notice(self, event: pygame.event.Event) -> None:
        """Stop all motion while the window has no focus."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.awake = event.type == pygame.WINDOWFOCUSGAINED

    def is_stale(self, moving: bool = True) -> bool:
        """Whether the light has changed since `draw`."""
        self._step = sunrise.step_at(self._time) if moving else sunrise.STEPS
        return self._step != self._drawn

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the land without the sprites, in the present light."""
        countryside.countryside(surface)
        sunrise.shade(surface, self._step)
        self._drawn = self._step

    def sprites(
        self, size: tuple[int, int], covers: Iterable[pygame.Rect], moving: bool = True
    ) -> Iterator[PlacedSprite]:
        """The moving sprites on a window of that size, cropped at `covers`, the farthest first.

        The first picture has the sun alone; each later one adds a part, for each takes time to draw.
        """
        time = self._tick / RATE if moving else 0.0
        covers = list(covers)
        free = around(pygame.Rect((0, 0), size), covers)
        come = self._tick + 1 if moving else len(LIVING)
        for live in LIVING[:come]:
            for picture in live(size, self._step, time):
                yield from cropped(picture, free)
        for picture in hero.hero(size, covers):
            yield from cropped(picture, free)


@surface_cache(1)
def _leaves(size: tuple[int, int], step: int) -> tuple[PlacedSprite, ...]:
    """The crowns of the near trees, cut out of the picture, because the train runs behind them."""
    return tuple(_crown(size, tree, step) for tree in countryside.TREES)


def _crown(size: tuple[int, int], tree: tuple[float, float, float], step: int) -> PlacedSprite:
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


def _wild(part: str) -> Live:
    """A part of the wildlife, which does not depend on the light."""

    def seen(size: Size, step: int, time: float) -> Iterable[PlacedSprite]:
        from scenes.art.landscape import wildlife  # not before the first picture

        return getattr(wildlife, part)(size, time)  # type: ignore[no-any-return]

    return seen


def _train(size: Size, step: int, time: float) -> Iterable[PlacedSprite]:
    from scenes.art.landscape import running_train

    return running_train.seen(size, time)


LIVING: tuple[Live, ...] = (
    lambda size, step, time: (sunrise.sun(size, step),),
    _wild("mill"),
    _wild("hearths"),
    _wild("birds"),
    _wild("boat"),
    _wild("glints"),
    _train,
    _wild("lamps"),
    lambda size, step, time: _leaves(size, step),
    _wild("grass"),
)
"""The moving parts, the farthest first."""

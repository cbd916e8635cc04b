"""A cached picture of the table, repaired where a zone has changed instead of composed anew."""

from collections.abc import Iterator, Mapping

import pygame

from scenes.art.moving import incremental
from scenes.table.picture.zones import Zone

_TOO_MUCH = 0.6
"""The share of the window beyond which repairing costs more than composing."""
_STEP = 0.06
"""The share of the window that is repaired in one step."""
_BANDS = 6
"""The number of bands in which a picture is composed."""


class Layer:
    """Zones over a ground, cached as one opaque surface."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self.zones: dict[str, Zone] = {}
        self._wanted: pygame.Surface | None = None
        self._left: list[pygame.Rect] = []
        """The ground being composed with `zones`, and the rectangles still to be repaired."""
        self._turn = 0
        """The number of calls of `steps`: a later call ends the steps of earlier ones."""

    def show(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> pygame.Surface:
        """The picture of these zones in their order; the surface is the layer's own and read-only.

        Raises `BudgetExceeded` when a frame's time is up; the next call continues.
        """
        for _ in self.steps(ground, zones):
            incremental.mark_done()
        assert self._surface is not None
        return self._surface

    def steps(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> Iterator[None]:
        """Repair the surface to show these zones, a part at each step; ends when `steps` is called again."""
        self._left = self._damaged(ground, zones)
        self._ground, self.zones, self._wanted = None, dict(zones), ground
        self._turn += 1
        turn, mended = self._turn, 0
        if self._surface is None or self._surface.get_size() != ground.get_size():
            self._surface = pygame.Surface(ground.get_size(), 0, ground)  # takes as long as a step
            yield
        while self._left and turn == self._turn:
            place = self._left.pop()
            self._repair(self._surface, ground, place)
            mended += place.width * place.height
            if mended > _STEP * _area([ground.get_rect()]):
                mended = 0
                yield
        if turn == self._turn:
            self._ground, self._wanted = ground, None

    def effort(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> int:
        """The number of pixels to repair before it shows these zones."""
        return _area(self._damaged(ground, zones))

    def forget(self) -> None:
        """Drop the picture and compose anew next time."""
        self._surface = self._ground = self._wanted = None
        self.zones = {}
        self._turn += 1

    def _damaged(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> list[pygame.Rect]:
        """The rectangles to repair; everything if it does not show this ground completely."""
        if ground is self._wanted and zones == self.zones:
            return self._left
        whole = _bands(ground.get_rect())
        torn = list(self._changed(zones)) if ground is self._ground else whole
        return torn if _area(torn) <= _TOO_MUCH * _area(whole) else whole

    def _changed(self, zones: Mapping[str, Zone]) -> Iterator[pygame.Rect]:
        """The rectangles of zones that were added, removed, moved or changed."""
        for key in {**self.zones, **zones}:
            old, new = self.zones.get(key), zones.get(key)
            if old and new and old.surface is new.surface and old.area == new.area:
                continue
            yield from {tuple(zone.bounds): zone.bounds for zone in (old, new) if zone}.values()

    def _repair(self, surface: pygame.Surface, ground: pygame.Surface, place: pygame.Rect) -> None:
        """Draw a rectangle anew: the ground, then all zones on it, in order."""
        surface.set_clip(place)
        surface.blit(ground, place, place)
        for zone in self.zones.values():
            if zone.bounds.colliderect(place):
                zone.blit(surface)
        surface.set_clip(None)


def _bands(whole: pygame.Rect) -> list[pygame.Rect]:
    """The whole picture in bands that can be repaired one by one."""
    high = -(-whole.height // _BANDS)
    return [
        pygame.Rect(0, top, whole.width, min(high, whole.height - top))
        for top in range(0, whole.height, high)
    ]


def _area(places: list[pygame.Rect]) -> int:
    return sum(place.width * place.height for place in places)

"""The plain picture of the table, mended where a zone has changed instead of composed anew."""

from collections.abc import Iterator, Mapping

import pygame

from scenes.art.moving import incremental
from scenes.table.picture.zones import Zone

_TOO_MUCH = 0.6
"""From this share of the window on mending costs more than composing."""
_STEP = 0.06
"""The share of the window that is mended at a step."""
_BANDS = 6
"""A picture that is composed anew is composed in so many pieces."""


class Layer:
    """Zones over a ground, kept as one opaque surface."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self.zones: dict[str, Zone] = {}
        self._wanted: pygame.Surface | None = None
        self._left: list[pygame.Rect] = []
        """The ground that it is on its way to, with `zones`, and the places that are still to be mended."""
        self._turn = 0
        """Counts what it was to show: steps towards something earlier are over."""

    def show(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> pygame.Surface:
        """The picture of these zones, in their order; the surface is the layer's own: only to be read.

        Within a step whose time is up, `BudgetExceeded`: it goes on where it was.
        """
        for _ in self.steps(ground, zones):
            incremental.done()
        assert self._surface is not None
        return self._surface

    def steps(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> Iterator[None]:
        """Come to show these zones, a few places at each step; over when it is to show something else."""
        self._left = self._worn(ground, zones)
        self._ground, self.zones, self._wanted = None, dict(zones), ground
        self._turn += 1
        turn, mended = self._turn, 0
        if self._surface is None or self._surface.get_size() != ground.get_size():
            self._surface = pygame.Surface(ground.get_size(), 0, ground)  # takes as long as a step
            yield
        while self._left and turn == self._turn:
            place = self._left.pop()
            self._mend(self._surface, ground, place)
            mended += place.width * place.height
            if mended > _STEP * _area([ground.get_rect()]):
                mended = 0
                yield
        if turn == self._turn:
            self._ground, self._wanted = ground, None

    def effort(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> int:
        """The number of pixels to mend before it shows these zones."""
        return _area(self._worn(ground, zones))

    def forget(self) -> None:
        """Compose anew next time."""
        self._surface = self._ground = self._wanted = None
        self.zones = {}
        self._turn += 1

    def _worn(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> list[pygame.Rect]:
        """The places to mend; everything when it never showed this ground, or was half-made for another."""
        if ground is self._wanted and zones == self.zones:
            return self._left
        whole = _bands(ground.get_rect())
        torn = list(self._torn(zones)) if ground is self._ground else whole
        return torn if _area(torn) <= _TOO_MUCH * _area(whole) else whole

    def _torn(self, zones: Mapping[str, Zone]) -> Iterator[pygame.Rect]:
        """The places of zones that have come, gone, moved or changed."""
        for key in {**self.zones, **zones}:
            old, new = self.zones.get(key), zones.get(key)
            if old and new and old.surface is new.surface and old.area == new.area:
                continue
            yield from {tuple(zone.bounds): zone.bounds for zone in (old, new) if zone}.values()

    def _mend(self, surface: pygame.Surface, ground: pygame.Surface, place: pygame.Rect) -> None:
        """Begin anew there: the ground, then everything that lies on it, in order."""
        surface.set_clip(place)
        surface.blit(ground, place, place)
        for zone in self.zones.values():
            if zone.bounds.colliderect(place):
                zone.blit(surface)
        surface.set_clip(None)


def _bands(whole: pygame.Rect) -> list[pygame.Rect]:
    """Everything, in pieces that can be mended one by one."""
    high = -(-whole.height // _BANDS)
    return [
        pygame.Rect(0, top, whole.width, min(high, whole.height - top))
        for top in range(0, whole.height, high)
    ]


def _area(places: list[pygame.Rect]) -> int:
    return sum(place.width * place.height for place in places)

"""The plain picture of the table, mended where a zone has changed instead of composed anew."""

from collections.abc import Iterator, Mapping

import pygame

from scenes.raccoon_tycoon.zones import Zone

_TOO_MUCH = 0.6
"""From this share of the window on mending costs more than composing."""


class Layer:
    """Zones over a ground, kept as one opaque surface."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._zones: dict[str, Zone] = {}

    def show(self, ground: pygame.Surface, zones: Mapping[str, Zone]) -> pygame.Surface:
        """The picture of these zones, in their order; the surface is the layer's own: only to be read."""
        torn = list(self._torn(zones))
        whole = ground.get_rect()
        if self._surface is None or self._surface.get_size() != whole.size:
            self._surface = ground.copy()
            torn = [whole]
        elif ground is not self._ground or _area(torn) > _TOO_MUCH * whole.width * whole.height:
            torn = [whole]
        self._ground, self._zones = ground, dict(zones)
        for place in torn:
            self._mend(self._surface, ground, place)
        self._surface.set_clip(None)
        return self._surface

    def forget(self) -> None:
        """Compose anew next time."""
        self._surface = None

    def _torn(self, zones: Mapping[str, Zone]) -> Iterator[pygame.Rect]:
        """The places of zones that have come, gone, moved or changed."""
        for key in {**self._zones, **zones}:
            old, new = self._zones.get(key), zones.get(key)
            if old and new and old.surface is new.surface and old.area == new.area:
                continue
            yield from {tuple(zone.bounds): zone.bounds for zone in (old, new) if zone}.values()

    def _mend(self, surface: pygame.Surface, ground: pygame.Surface, place: pygame.Rect) -> None:
        """Begin anew there: the ground, then everything that lies on it, in order."""
        surface.set_clip(place)
        surface.blit(ground, place, place)
        for zone in self._zones.values():
            if zone.bounds.colliderect(place):
                zone.blit(surface)


def _area(places: list[pygame.Rect]) -> int:
    return sum(place.width * place.height for place in places)

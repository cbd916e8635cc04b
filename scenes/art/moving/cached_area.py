"""A part of the window that is drawn once and kept, ground and all, until either of them changes."""

from collections.abc import Callable, Hashable

import pygame


class CachedArea:
    """What `paint` left in an area of the window; copied back in one go while `of` stays the same.

    Several that paint the same area in turn may share one: the memory is got once.
    """

    def __init__(self) -> None:
        self._of: Hashable = None
        self._picture: pygame.Surface | None = None
        self._at = (0, 0)

    def part(self, area: pygame.Rect) -> pygame.Surface | None:
        """What was painted in a part of the area; None where nothing was."""
        if self._picture is None:
            return None
        inside = area.move(-self._at[0], -self._at[1])
        return self._picture.subsurface(inside) if self._picture.get_rect().contains(inside) else None

    def draw(
        self,
        surface: pygame.Surface,
        area: pygame.Rect,
        of: Hashable,
        paint: Callable[[pygame.Surface], None],
    ) -> None:
        """Paint, or put back what was painted. `of` names everything that is seen in the area.

        That includes what lies under the painting, which is kept with it.
        """
        key = (of, tuple(area), surface.get_size())
        if self._picture is not None and key == self._of:
            surface.blit(self._picture, self._at)
            return
        paint(surface)
        inside = area.clip(surface.get_rect())
        if not surface.get_clip().contains(inside):
            return
        self._of, self._at = key, inside.topleft
        if self._picture is None or self._picture.get_size() != inside.size:
            self._picture = surface.subsurface(inside).copy()
        else:
            self._picture.blit(surface, (0, 0), inside)

"""The opening of the auction house: the table dims, the room opens, lamps go on, controls come."""

import pygame

from scenes.art import Drawing, palette as pal
from scenes.art.moving.screen_transitions import (
    FADES,
    ScreenTransition,
    Surface,
    around,
    darken,
    soft,
    unveil,
)
from scenes.art.surface_cache import surface_cache

DARK = 0.78
"""The darkness of the table before the room opens, and of the room before its lamps are lit."""
STEP = 1 / 30
"""Seconds between two steps of what darkens or fades as a whole: the stage and the rest take turns."""
NIGHT = pal.rgb("#160a10")[:3]
VELVET = 84.0
"""The width of the velvet that is drawn aside, in design units."""


class RoomOpens(ScreenTransition, frozen=True, kw_only=True):
    """On the stage of the window; the controls slide up in the `row`."""

    stage: pygame.Rect
    row: pygame.Rect
    scale: float
    seconds: float = 0.32

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Beside the stage the new picture is unveiled, before anything opens."""
        whole = surface.get_rect()
        stage = self.stage.clip(whole)
        if since is None or self._faded(since) != self._faded(share):
            bare = whole.copy()
            bare.width = round(whole.width * self._faded(share))
            for rest in around(stage, whole):
                unveil(surface, before, after, bare, rest)
        gap = self._gap(stage, share)
        for side in around(gap, stage):
            stale = side.clip(self._stale(stage, share, since))
            surface.blit(before, stale, stale)
            darken(surface, stale, NIGHT, DARK * self._dark(share))
        surface.blit(after, gap, gap)
        darken(surface, gap, NIGHT, DARK * (1 - soft(share, 0.36, 1.0)))
        if 0 < gap.width < stage.width:
            self._folds(surface, stage, gap)
        row = self.row.inflate(0, 2 * round(12 * self.scale)).clip(whole)
        _rise(surface, before, after, soft(share, 0.5, 1.0), row)

    def _stale(self, stage: pygame.Rect, share: float, since: float | None) -> pygame.Rect:
        """The part of the closed stage that is painted anew: all of it while it darkens; then only the former
        gap and the velvet at both its ends, which may be closed again.
        """
        if since is None or self._dark(since) != self._dark(share):
            return stage
        return self._gap(stage, since).inflate(2 * velvet(stage.height, self.scale).get_width(), 0)

    def _faded(self, share: float) -> float:
        """The share by which the surroundings of the stage have faded."""
        return min(1.0, share * self.seconds // STEP * STEP / FADES)

    def _dark(self, share: float) -> float:
        """The darkness of the stage, as a share of `DARK`; half a step apart from the fading next to it."""
        return soft((share * self.seconds + STEP / 2) // STEP * STEP / self.seconds, 0.0, 0.34)

    def _gap(self, stage: pygame.Rect, share: float) -> pygame.Rect:
        """The open part of the room."""
        wide = round(stage.width * soft(share, 0.14, 0.72))
        return pygame.Rect(stage.centerx - wide // 2, stage.top, wide, stage.height)

    def _folds(self, surface: pygame.Surface, stage: pygame.Rect, gap: pygame.Rect) -> None:
        """The velvet that is drawn aside at both ends of the gap."""
        fold = velvet(stage.height, self.scale)
        clip = surface.get_clip()
        surface.set_clip(stage.clip(clip))
        surface.blit(fold, (gap.left - fold.get_width(), stage.top))
        surface.blit(fold, (gap.right, stage.top))
        surface.set_clip(clip)


def _rise(surface: Surface, before: Surface, after: Surface, share: float, area: pygame.Rect) -> None:
    """Slide the new picture of an area up into it, over the old one."""
    risen = round(area.height * share)
    surface.blit(before, area, pygame.Rect(area.topleft, (area.width, area.height - risen)))
    surface.blit(after, (area.left, area.bottom - risen), pygame.Rect(area.topleft, (area.width, risen)))


@surface_cache(1)
def velvet(high: int, k: float) -> pygame.Surface:
    """Folds of velvet with a fringe at their foot, so many pixels high."""
    size = max(1, round(VELVET * k)), high
    sheet = Drawing(size[0] / k, size[1] / k)
    folds = 4
    step = sheet.width / folds
    for fold in range(folds):
        x = fold * step
        tone = sheet.linear((x, 0), (x + step, 0), (0, "#3c0c15"), (0.4, "#9a303c"), (1, "#2c070e"))
        sheet.box(x, 0, step + 0.5, sheet.height, 0, tone)
    sheet.box(0, sheet.height - 30, sheet.width, 8, 0, pal.GILT)
    strands = "".join(f"M{x:g} {sheet.height - 22:g}v18" for x in range(3, round(sheet.width), 7))
    sheet.path(strands, "none", pal.GILT_DEEP, 3)
    return sheet.surface(size, opaque=True)

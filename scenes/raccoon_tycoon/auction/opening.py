"""The screen transition into the auction: the table dims, curtains open, lamps go on, controls rise."""

import pygame

from scenes.art import Drawing, palette as pal
from scenes.art.moving.clipping import around
from scenes.art.moving.screen_transitions import FADES, ScreenTransition, Surface, darken, soft, unveil
from scenes.art.surface_cache import surface_cache

DARK = 0.78
"""The opacity of the darkness over the table before the curtains open, and over the unlit room."""
STEP = 1 / 30
"""Seconds between two steps of fading; the stage and the rest of the window take turns."""
NIGHT = pal.rgb("#160a10")[:3]
VELVET = 84.0
"""The width of a curtain's velvet, in design units."""


class RoomOpens(ScreenTransition, frozen=True, kw_only=True):
    """Opens the auction on `stage`; the controls slide up in the `row`. `scale` is pixels per unit."""

    stage: pygame.Rect
    row: pygame.Rect
    scale: float
    seconds: float = 0.32

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Paint the transition at `share`; `since` is the share painted last, None at first."""
        whole = surface.get_rect()
        stage = self.stage.clip(whole)
        if since is None or self._fade_progress(since) != self._fade_progress(share):
            bare = whole.copy()
            bare.width = round(whole.width * self._fade_progress(share))
            for rest in around(whole, [stage]):
                unveil(surface, before, after, bare, rest)
        gap = self._gap(stage, share)
        for side in around(stage, [gap]):
            stale = side.clip(self._to_repaint(stage, share, since))
            surface.blit(before, stale, stale)
            darken(surface, stale, NIGHT, DARK * self._darkness(share))
        surface.blit(after, gap, gap)
        darken(surface, gap, NIGHT, DARK * (1 - soft(share, 0.36, 1.0)))
        if 0 < gap.width < stage.width:
            self._draw_curtains(surface, stage, gap)
        row = self.row.inflate(0, 2 * round(12 * self.scale)).clip(whole)
        _rise(surface, before, after, soft(share, 0.5, 1.0), row)

    def _to_repaint(self, stage: pygame.Rect, share: float, since: float | None) -> pygame.Rect:
        """The part of the closed stage to repaint: all of it while it darkens, later only the former gap
        with the curtains at both ends.
        """
        if since is None or self._darkness(since) != self._darkness(share):
            return stage
        return self._gap(stage, since).inflate(2 * velvet(stage.height, self.scale).get_width(), 0)

    def _fade_progress(self, share: float) -> float:
        """The progress, 0 to 1, of the fade round the stage."""
        return min(1.0, share * self.seconds // STEP * STEP / FADES)

    def _darkness(self, share: float) -> float:
        """The stage's darkness as a share of `DARK`; its steps are half a `STEP` off those of the fade."""
        return soft((share * self.seconds + STEP / 2) // STEP * STEP / self.seconds, 0.0, 0.34)

    def _gap(self, stage: pygame.Rect, share: float) -> pygame.Rect:
        wide = round(stage.width * soft(share, 0.14, 0.72))
        return pygame.Rect(stage.centerx - wide // 2, stage.top, wide, stage.height)

    def _draw_curtains(self, surface: pygame.Surface, stage: pygame.Rect, gap: pygame.Rect) -> None:
        fold = velvet(stage.height, self.scale)
        clip = surface.get_clip()
        surface.set_clip(stage.clip(clip))
        surface.blit(fold, (gap.left - fold.get_width(), stage.top))
        surface.blit(fold, (gap.right, stage.top))
        surface.set_clip(clip)


def _rise(surface: Surface, before: Surface, after: Surface, share: float, area: pygame.Rect) -> None:
    """Slide the new picture of an area up over the old one."""
    risen = round(area.height * share)
    surface.blit(before, area, pygame.Rect(area.topleft, (area.width, area.height - risen)))
    surface.blit(after, (area.left, area.bottom - risen), pygame.Rect(area.topleft, (area.width, risen)))


@surface_cache(1)
def velvet(high: int, k: float) -> pygame.Surface:
    """A curtain's folds with a fringe at their foot, `high` pixels high."""
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

"""How the auction house opens: the table dims, the room opens from its middle, lamps go on, controls come."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art.kept import kept
from scenes.art.moving.passages import around, between, darken, rise, soft
from scenes.art.vector import Drawing

DARK = 0.78
"""How dark the table is before the room opens, and the room before its lamps are lit."""
FADES = 0.12
"""Seconds in which what lies beside the stage fades over."""
NIGHT = pal.rgb("#160a10")[:3]
VELVET = 84.0
"""How wide the velvet is that is drawn aside, in design units."""


@dataclass(frozen=True)
class RoomOpens:
    """On the stage of the window; the controls slide up in the `row`."""

    stage: pygame.Rect
    row: pygame.Rect
    scale: float
    seconds: float = 0.32
    shielded: float = 0.0
    heard: str = ""
    heard_back: str = ""

    def paint(
        self, surface: pygame.Surface, before: pygame.Surface, after: pygame.Surface, share: float
    ) -> None:
        """Beside the stage the pictures simply fade over, before anything opens."""
        whole = surface.get_rect()
        stage = self.stage.clip(whole)
        for rest in around(stage, whole):
            between(surface, before, after, min(1.0, share * self.seconds / FADES), rest)
        wide = round(stage.width * soft(share, 0.14, 0.72))
        gap = pygame.Rect(stage.centerx - wide // 2, stage.top, wide, stage.height)
        for side in around(gap, stage):
            surface.blit(before, side, side)
            darken(surface, side, NIGHT, DARK * soft(share, 0.0, 0.34))
        surface.blit(after, gap, gap)
        darken(surface, gap, NIGHT, DARK * (1 - soft(share, 0.36, 1.0)))
        if 0 < wide < stage.width:
            self._folds(surface, stage, gap)
        row = self.row.inflate(0, 2 * round(12 * self.scale)).clip(whole)
        rise(surface, before, after, soft(share, 0.5, 1.0), row)

    def _folds(self, surface: pygame.Surface, stage: pygame.Rect, gap: pygame.Rect) -> None:
        """The velvet that is drawn aside at both ends of the gap."""
        fold = velvet(stage.height, self.scale)
        clip = surface.get_clip()
        surface.set_clip(stage.clip(clip))
        surface.blit(fold, (gap.left - fold.get_width(), stage.top))
        surface.blit(fold, (gap.right, stage.top))
        surface.set_clip(clip)


@kept(1)
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

"""How the auction house opens: the table dims, the room opens from its middle, lamps go on, controls come."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art.kept import kept
from scenes.art.moving.passages import blend, soft
from scenes.art.vector import Drawing

DARK = 200
"""How dark the table is before the room opens, and the room before its lamps are lit, of 255."""
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

    def paint(
        self, surface: pygame.Surface, before: pygame.Surface, after: pygame.Surface, share: float
    ) -> None:
        """Beside the stage the pictures simply fade over."""
        surface.blit(before, (0, 0))
        blend(surface, after, share)
        stage = self.stage.clip(surface.get_rect())
        surface.blit(before, stage, stage)
        veil = _veil(stage.size)
        veil.set_alpha(round(DARK * soft(share, 0.0, 0.34)))
        surface.blit(veil, stage)
        self._open(surface, after, stage, share, veil)
        self._controls(surface, before, after, share)

    def _open(
        self,
        surface: pygame.Surface,
        after: pygame.Surface,
        stage: pygame.Rect,
        share: float,
        veil: pygame.Surface,
    ) -> None:
        """The room between two folds of velvet, and the dark that leaves it."""
        wide = round(stage.width * soft(share, 0.14, 0.72))
        gap = pygame.Rect(stage.centerx - wide // 2, stage.top, wide, stage.height)
        surface.blit(after, gap, gap)
        veil.set_alpha(round(DARK * (1 - soft(share, 0.36, 1.0))))
        surface.blit(veil, gap, pygame.Rect(0, 0, wide, stage.height))
        if 0 < wide < stage.width:
            fold = _velvet((max(1, round(VELVET * self.scale)), stage.height), self.scale)
            surface.set_clip(stage)
            surface.blit(fold, (gap.left - fold.get_width(), stage.top))
            surface.blit(fold, (gap.right, stage.top))
            surface.set_clip(None)

    def _controls(
        self, surface: pygame.Surface, before: pygame.Surface, after: pygame.Surface, share: float
    ) -> None:
        row = self.row.inflate(0, 2 * round(12 * self.scale)).clip(surface.get_rect())
        surface.blit(before, row, row)
        risen = round(row.height * soft(share, 0.5, 1.0))
        surface.blit(after, (row.left, row.bottom - risen), pygame.Rect(row.topleft, (row.width, risen)))


@kept(1)
def _veil(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(pal.rgb("#160a10")[:3])
    return surface


@kept(1)
def _velvet(size: tuple[int, int], k: float) -> pygame.Surface:
    """Folds of velvet with a fringe at their foot."""
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

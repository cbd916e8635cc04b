"""A tile's room at a stage of its building, at the size wanted."""

import pygame

from scenes.art.frame import Size
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon.art.colours import INK, STEEL
from scenes.saloon_tycoon.art.rooms import shell
from scenes.saloon_tycoon.art.rooms.cutaway import BAY, STOREY, Cutaway, Plan
from scenes.saloon_tycoon.art.rooms.plans import PLANS

KRAFT = "#a08a66"
FINE = 0.5
"""Pixels a unit below which papers and small panels are left out and lines are bolder."""


@surface_cache(400)
def room(name: str, stage: int, stages: int, size: Size, lit: bool) -> pygame.Surface:
    """A tile's room, by the tile's id, with `stage` of its `stages` cubes supplied; opaque.

    Finished, with `lit`, its lamp burns. Another shape than the tile's shows the middle of it.
    """
    plan = PLANS[name]
    scale = max(size[0] / (plan.bays * BAY), size[1] / STOREY)
    pen = Cutaway(plan.bays, max(0.9, 0.65 / scale), scale >= FINE, lit and stage >= stages)
    whole = (max(size[0], round(pen.width * scale)), max(size[1], round(STOREY * scale)))
    paint(pen, plan, stage, stages)
    image = pen.surface(whole, opaque=True)
    if pen.lit:
        _warm(image, plan)
    return image if whole == size else _middle(image, size)


def _warm(image: pygame.Surface, plan: Plan) -> None:
    """Lamplight adds to what it falls on: colours stay what they are, and a window shines even by day."""
    pen = Cutaway(plan.bays)
    shell.warmth(pen, _lamp(pen, plan))
    image.blit(pen.surface(image.get_size(), opaque=True), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _lamp(pen: Cutaway, plan: Plan) -> float:
    """Where the light of a room comes from."""
    return pen.width / 2 if plan.lamp is None else plan.lamp


def _middle(image: pygame.Surface, size: Size) -> pygame.Surface:
    place = pygame.Rect((0, 0), size)
    place.center = image.get_rect().center
    return image.subsurface(place).copy()


def paint(pen: Cutaway, plan: Plan, stage: int, stages: int) -> None:
    """Draw a room on its sheet."""
    finished = stage >= stages
    if finished:
        shell.walls(pen, plan.wall, plan.paper)
    else:
        shell.studs(pen)
        shell.site(pen, stage)
        if stage == 0:
            _pinned(pen, plan)
    shown = len(plan.stages) if finished else stage * len(plan.stages) // stages
    parts = [part for step in plan.stages[:shown] for part in step]
    for part in sorted(parts, key=lambda part: part.depth):
        part.draw(pen)
    _lighten(pen, plan, finished)
    shell.timber(pen, finished)
    shell.pips(pen, stage, stages)


def _pinned(pen: Cutaway, plan: Plan) -> None:
    """The builder's drawing of what comes first, pinned to a stud: bare rooms are told apart too."""
    pen.begin(f"translate({pen.width * 0.07:g} 12) scale(0.4)")
    pen.rect(0, 0, pen.width, STOREY, KRAFT, 2, 2)
    pen.line([(0, 112), (pen.width, 112)], INK, 2)
    for part in sorted((part for step in plan.stages[:2] for part in step), key=lambda part: part.depth):
        part.draw(pen)
    pen.disc((pen.width / 2, 6), 7, STEEL, 2)
    pen.end()


def _lighten(pen: Cutaway, plan: Plan, finished: bool) -> None:
    if not finished:
        shell.dusk(pen)
        return
    if plan.lamp is not None:
        shell.lamp(pen, plan.lamp)
    if pen.lit:
        shell.light(pen, _lamp(pen, plan))
    else:
        shell.gloom(pen)

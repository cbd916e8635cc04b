"""Fur: tapered hairs that lie in the surface, coloured from the lit picture under their roots."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import pygame

from art.relief.brush import ribbons
from art.relief.clay import Group, Scene
from art.relief.fields import Field

Flow = Callable[[Field], Field]
"""The direction of hair at local places (3, n), as local vectors (3, n)."""

Measure = Callable[[Field], Field]
"""A number for each local place."""

JOINTS = 5


@dataclass(frozen=True)
class Coat:
    """The properties of a group's hair; distances and lengths are in scene units."""

    flow: Flow
    space: float = 6.0
    length: float = 22.0
    width: float = 2.4
    lift: float = 0.30
    """The slope of hairs away from the skin."""
    order: Measure | None = None
    """Hairs with the greater number are painted first; otherwise the deeper ones."""
    vary: Measure | None = None
    """A share of the length for each place."""
    tones: tuple[float, float] = (0.80, 1.20)
    tips: float = 1.12
    """The brightness of one hair in eight, as a factor."""
    bend: float = 0.35
    spread: float = 0.22
    seed: int = 1
    only: int = 0
    """The material on which the hair grows; 0 for the whole group."""

    def but(self, **changes: object) -> "Coat":
        """A copy of the coat with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


def comb(
    surface: pygame.Surface, group: Group, coat: Coat, lit: Field, looks: Field, where: Field | None = None
) -> None:
    """Paint the visible hairs of a group on the picture."""
    scene, k = group.scene, group.scene.scale
    mine = scene.part == group.part
    if coat.only:
        mine = mine & (scene.material == coat.only)
    rows, columns = np.nonzero(mine if where is None else mine & where)
    count = min(int(len(rows) / (coat.space * k) ** 2), len(rows))
    if not count:
        return
    dice = np.random.Generator(np.random.PCG64(coat.seed))
    chosen = dice.choice(len(rows), count, replace=False)
    rows, columns = rows[chosen], columns[chosen]
    local = scene.local[:, rows, columns]
    lines = _grown(dice, group, coat, local, (rows, columns), looks)
    free = _unhidden(scene, group.part, lines, (rows, columns))
    order = -coat.order(local) if coat.order else scene.depth[rows, columns]
    turns = np.argsort(order, kind="stable")
    turns = turns[free[turns]]
    width = coat.width * k * dice.uniform(0.6, 1.15, count)
    widths = width[:, None] * np.array([0.5, 1, 0.9, 0.6, 0.15])[None]
    colours = _coloured(dice, scene, group.part, coat, lines, (rows, columns), lit)
    ribbons(surface, lines[turns], widths[turns], colours[turns])


def _grown(
    dice: np.random.Generator,
    group: Group,
    coat: Coat,
    local: Field,
    roots: tuple[Field, Field],
    looks: Field,
) -> Field:
    """The joints of each hair, in pixels."""
    rows, columns = roots
    way = coat.flow(local).T @ group.turn.T
    way = way / np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
    look = looks[rows, columns]
    way = way - (way * look).sum(1, keepdims=True) * look * (1 - coat.lift * 0.4)
    way = way / np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 0.25)
    seen = way[:, :2] + look[:, :2] * coat.lift * 0.5
    count = len(rows)
    long = coat.length * dice.uniform(0.6, 1.3, count) * np.clip(np.linalg.norm(seen, axis=1), 0.3, 1.15)
    if coat.vary is not None:
        long = long * coat.vary(local)
    angle = np.arctan2(seen[:, 1], seen[:, 0]) + dice.normal(0, coat.spread, count)
    bend = dice.normal(0, coat.bend, count)
    lines = np.zeros((count, JOINTS, 2))
    lines[:, 0] = np.stack([columns, rows], 1)
    piece = long * group.scene.scale / (JOINTS - 1)
    for i in range(1, JOINTS):
        turn = angle + bend * (i - 1) / (JOINTS - 1)
        lines[:, i] = lines[:, i - 1] + np.stack([np.cos(turn), np.sin(turn)], 1) * piece[:, None]
    return lines


def _unhidden(scene: Scene, part: int, lines: Field, roots: tuple[Field, Field]) -> Field:
    """The hairs that no other part hides."""
    depth = scene.depth[roots]
    free = np.ones(len(lines), bool)
    for i in range(1, JOINTS):
        x = np.clip(lines[:, i, 0].astype(int), 0, scene.width - 1)
        y = np.clip(lines[:, i, 1].astype(int), 0, scene.height - 1)
        free &= ~((scene.part[y, x] != part) & (scene.depth[y, x] > depth + 14))
    return free


def _coloured(
    dice: np.random.Generator,
    scene: Scene,
    part: int,
    coat: Coat,
    lines: Field,
    roots: tuple[Field, Field],
    lit: Field,
) -> Field:
    """The colour of each hair: that of the skin, slightly lighter or darker."""
    x = np.clip(lines[:, 1, 0].astype(int), 0, scene.width - 1)
    y = np.clip(lines[:, 1, 1].astype(int), 0, scene.height - 1)
    root = lit[roots]
    further = np.where((scene.part[y, x] == part)[:, None], lit[y, x], root)
    tone = dice.uniform(coat.tones[0], coat.tones[1], len(lines))
    tone = tone * np.where(dice.random(len(lines)) < 0.12, coat.tips, 1)
    found: Field = (root * 0.72 + further * 0.28) * tone[:, None] + dice.normal(0, 0.012, (len(lines), 3))
    return found

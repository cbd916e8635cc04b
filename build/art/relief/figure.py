"""A figure: groups with a painter each, heads, hair, and all steps from clay to picture."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pygame

from art.relief.brush import contour, dabbed
from art.relief.clay import Group, Scene
from art.relief.features import Features
from art.relief.fields import F4, Field, Vector, blur, ease, from_surface, rgb, shifted, to_surface
from art.relief.fur import Coat, comb
from art.relief.head import Head
from art.relief.light import Light, Paint, normals, shaded, softened
from art.relief.skin import paint_head
from art.relief.species import EYE, NOSE, Expression, Species


class Look(NamedTuple):
    """The colour, shine and glow that a painter gives some pixels."""

    colour: Field
    shine: Field | float = 0.0
    glow: Field | float = 0.0


Painter = Callable[[Field, Field, Field], Look]
"""Paints pixels by their local places (3, n), materials (n) and normals (n, 3)."""

Stroke = Callable[[pygame.Surface], None]


class Figure:
    """A person with clothes and props, in a scene of their own."""

    def __init__(
        self, width: float, height: float, scale: float, fine: float = 1.0, soft: float = 1.0
    ) -> None:
        self.scene = Scene(width, height, scale)
        self.fine = fine
        """The coarseness of hair: 1 in a large picture, more in a small one."""
        self.soft = soft
        """The roundness of edges and the breadth of dabs: 1 for a face, less for objects."""
        self.heads: list[Head] = []
        self.after: list[Stroke] = []
        self._painters: list[tuple[Group, Painter]] = []
        self._coats: list[tuple[Group, Coat]] = []

    def group(self, at: Vector, turn: Field | None = None, size: float = 1.0) -> Group:
        """Make a group that is not yet in the scene."""
        return Group(self.scene, at, turn, size)

    def add(self, group: Group, painter: Painter, *coats: Coat) -> Group:
        """Add a group to the scene, with its painter and its hair."""
        self._painters.append((self.scene.add(group), painter))
        self._coats += [(group, coat) for coat in coats]
        return group

    def head(
        self, species: Species, at: Vector, turn: Field, size: float, face: Expression, seed: int = 3
    ) -> Head:
        """Add a head to the scene."""
        found = Head(self.scene, species, np.asarray(at, float), turn, size, face, seed)
        self.heads.append(found)
        return found

    def render(self, ground: Field, light: Light, halo: float = 0.35) -> Field:
        """Draw the figure in its light on a picture of the scene's size."""
        lit, painted, looks = self._painted(light)
        return self._on(ground, lit, painted, looks, light, halo)

    def sprite(self, light: Light) -> tuple[Field, Field]:
        """The colours and opacity of the figure: painted on black and on white, so that loose hairs keep
        theirs.
        """
        lit, painted, looks = self._painted(light)
        dark = self._on(np.zeros_like(painted), lit, painted, looks, light, 0)
        bright = self._on(np.ones_like(painted), lit, painted, looks, light, 0)
        opacity = np.clip(1 - (bright - dark).mean(2), 0, 1)
        return np.clip(dark / np.maximum(opacity, 0.02)[..., None], 0, 1), opacity

    def _painted(self, light: Light) -> tuple[Field, Field, Field]:
        """The lit picture, the same in dabs and ink, and the normal of each pixel."""
        scene = self.scene
        looks = softened(scene, normals(scene), max(1, int(3 * scene.scale * self.soft)))
        paint = Paint.bare(scene)
        for group, painter in self._painters:
            mine = scene.part == group.part
            if mine.any():
                look = painter(scene.local[:, mine], scene.material[mine], looks[mine])
                paint.colour[mine], paint.shine[mine], paint.glow[mine] = look
        for head in self.heads:
            paint_head(head, paint)
        lit = shaded(scene, paint, looks, light)
        dabs = dabbed(lit, max(2, int(3 * scene.scale * self.soft))) * 0.8 + lit * 0.2
        painted = np.where((scene.material == EYE)[..., None], lit, dabs)
        ink = contour(scene)[..., None] * 0.55
        return lit, painted * (1 - ink) + painted * rgb("#2a1a1c") * 0.35 * ink, looks

    def _on(
        self, ground: Field, lit: Field, painted: Field, looks: Field, light: Light, halo: float
    ) -> Field:
        scene = self.scene
        there = scene.part > 0
        if halo:
            aside = shifted(there.astype(F4), -14 * scene.scale, -10 * scene.scale)
            ground = ground * (1 - halo * blur(aside, 16 * scene.scale)[..., None])
        surface = to_surface(np.where(there[..., None], painted, ground))
        for group, coat in self._coats:
            comb(surface, group, coat, lit, looks)
        for head in self.heads:
            self._comb_head(surface, head, lit, looks)
        for head in self.heads:
            Features(head, surface, light).draw()
        for draw in self.after:
            draw(surface)
        return from_surface(surface)

    def _comb_head(self, surface: pygame.Surface, head: Head, lit: Field, looks: Field) -> None:
        """Ears first, then broad clumps, hairs, and fine lights, away from the nose."""
        for ear in head.ears if head.species.hair else ():
            comb(surface, ear.clay, ear.coat(head.species.spacing, head.seed, self.fine), lit, looks)
        if not head.species.hair:
            return
        scene = self.scene
        bare = np.isin(scene.material, (EYE, NOSE, *head.species.bare)) | head.beside_eyes()
        if head.gape is not None:
            inside = head.gape.thickness(scene.local[0], scene.local[1]) > 0.35
            bare |= inside & (scene.local[2] > 50) & (scene.part == head.clay.part)
        size, species = head.clay.size, head.species
        coat = Coat(
            _away_from(species),
            species.spacing * size * self.fine,
            species.hair * 1.25 * size,
            2.9 * size * self.fine,
            order=lambda local: _from_nose(species, local),
            vary=lambda local: _length(species, local) * _off_mouth(head, local),
            tips=1.25,
            seed=head.seed,
        )
        if species.feathers:
            coat = coat.but(
                space=coat.space * 1.5,
                width=7.5 * size * self.fine,
                spread=0.10,
                bend=0.12,
                tones=(0.7, 1.18),
            )
        under = coat.but(
            space=coat.space * 1.7,
            length=species.hair * 1.5 * size,
            width=6.2 * size,
            tones=(0.86, 1.06),
            tips=1.08,
            bend=0.5,
            seed=head.seed + 9,
        )
        lights = coat.but(
            space=coat.space * 0.8,
            length=species.hair * 0.9 * size,
            width=1.5 * size * self.fine,
            tones=(0.75, 1.3),
            tips=1.4,
            seed=head.seed + 1,
        )
        comb(surface, head.clay, under, blur(lit, 3 * scene.scale * size), looks, ~bare)
        comb(surface, head.clay, coat, lit, looks, ~bare)
        comb(surface, head.clay, lights, lit, looks, ~bare)


def _from_nose(species: Species, local: Field) -> Field:
    x, y, z = species.nose
    found: Field = np.sqrt((local[0] - x) ** 2 + (local[1] - y) ** 2 + (local[2] - z) ** 2)
    return found


def _away_from(species: Species) -> Callable[[Field], Field]:
    """The flow of hair on a head: away from the nose, hanging slightly on the cheeks."""

    def flow(local: Field) -> Field:
        x, y, z = species.nose
        way: Field = np.stack([local[0] - x, local[1] - y, (local[2] - z) * 0.8])
        far = np.sqrt((way**2).sum(0)) + 1
        way = way / far
        way[1] += 0.28 * ease(60, 200, far) * (local[1] > -60)
        return way

    return flow


def _length(species: Species, local: Field) -> Field:
    """The length of hair at places of a head: short about the nose and the eyes."""
    x, y, _, _ = species.eye.ball
    beside = (np.abs(np.abs(local[0]) - x) < 44) & (np.abs(local[1] - y) < 32)
    found: Field = np.clip((_from_nose(species, local) - 8) / 105, 0.22, 1.0) * np.where(beside, 0.42, 1)
    return found


def _off_mouth(head: Head, local: Field) -> Field:
    """The length of hair near an open mouth: short, so that it does not hang into it."""
    if head.gape is None:
        return np.ones(local.shape[1])
    half, corner, _, lower = head.species.mouth.gape
    away = np.hypot(local[0] / (half + 16), (local[1] - (corner + lower) / 2) / ((lower - corner) / 2 + 16))
    found: Field = 0.3 + 0.7 * ease(0.95, 1.5, away)
    return found

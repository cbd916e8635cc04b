"""Brushes: tapered strokes, oil dabs, a drawn contour, and the varnish over a finished picture."""

from collections.abc import Sequence

import numpy as np
import pygame

from art.relief.clay import FAR, Scene
from art.relief.fields import F4, Field, Vector, blur, box_blur, ease, noise, shifted


def ribbons(surface: pygame.Surface, lines: Field, widths: Field, colours: Field) -> None:
    """Paint tapered strokes: lines (n, m, 2) and widths (n, m) in pixels, a colour from 0 to 1 each."""
    along = np.gradient(lines, axis=1)
    along /= np.maximum(np.linalg.norm(along, axis=2, keepdims=True), 1e-6)
    aside = np.stack([-along[..., 1], along[..., 0]], 2) * widths[..., None] * 0.5
    outlines = np.concatenate([lines + aside, (lines - aside)[:, ::-1]], 1).tolist()
    inks = (np.clip(colours, 0, 1) * 255).astype(int).tolist()
    polygon = pygame.draw.polygon
    for ink, outline in zip(inks, outlines, strict=True):
        polygon(surface, ink, outline)


def stroke(
    surface: pygame.Surface, line: Sequence[Vector], widths: Sequence[float], colour: Field, scale: float
) -> None:
    """Paint one tapered stroke in a scene's units."""
    places = np.array([(place[0], place[1]) for place in line], float)[None] * scale
    ribbons(surface, places, np.array(widths, float)[None] * scale, np.asarray(colour)[None])


def taper(count: int, width: float, ends: float = 0.15) -> list[float]:
    """The widths of a stroke that swells in the middle."""
    share = (np.arange(count) + 0.4) / (count - 0.2)
    return [width * max(ends, float(np.sin(np.pi * s))) for s in share]


def dabbed(colour: Field, radius: int) -> Field:
    """Oil paint: each pixel takes the mean of the calmest of the four squares around it (Kuwahara)."""
    reach = radius // 2 or 1
    grey = colour.mean(2)
    mean = box_blur(colour, reach)
    unrest = box_blur(grey * grey, reach) - box_blur(grey, reach) ** 2
    best, found = shifted(unrest, -reach, -reach), shifted(mean, -reach, -reach)
    for dx, dy in ((reach, -reach), (-reach, reach), (reach, reach)):
        other = shifted(unrest, dx, dy)
        calmer = other < best
        best = np.where(calmer, other, best)
        found = np.where(calmer[..., None], shifted(mean, dx, dy), found)
    return found


def contour(scene: Scene, width: float = 1.5, gap: float = 10) -> Field:
    """A drawn line, 0 to 1, where the part changes or the depth leaps."""
    found = np.zeros(scene.depth.shape, bool)
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        leap = np.abs(scene.depth - shifted(scene.depth, dx, dy))
        other = (scene.part != shifted(scene.part, dx, dy)) & (leap > 2)
        found |= other | ((leap > gap / scene.scale) & (scene.depth > FAR / 2))
    line: Field = np.clip(blur(found.astype(F4), width * scene.scale * 0.5) * 2.2, 0, 1)
    return line


def varnished(
    picture: Field, seed: int = 1, grain: float = 0.04, vignette: float = 0.3, warm: float = 0.05
) -> Field:
    """The picture with grain, darker corners and a slightly warmer tone."""
    height, width = picture.shape[:2]
    y, x = np.linspace(-1, 1, height, dtype=F4)[:, None], np.linspace(-1, 1, width, dtype=F4)[None]
    dark = 1 - vignette * ease(0.55, 1.45, np.sqrt(x * x * 0.8 + y * y * 0.9))
    fine = (noise(height, width, 2.2, 2, seed) - 0.5) * 2 + (noise(height, width, 60, 3, seed + 1) - 0.5)
    tint = np.array([1 + warm * 0.5, 1, 1 - warm], F4)
    found: Field = np.clip(picture * (dark * (1 + grain * fine))[..., None] * tint, 0, 1)
    return found

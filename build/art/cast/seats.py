"""The characters at their seats in three moods: a head for a round frame, and a bust from the hat to the
coat.
"""

import numpy as np

from art.cast.moods import Mood
from art.cast.sitters import SITTERS, Sitter, sit
from art.relief.brush import varnished
from art.relief.fields import F4, Field, ease, mix, noise, resized, rgb
from art.relief.figure import Figure
from art.relief.light import Light

FACES = {Mood.CALM: (560, 560), Mood.PLEASED: (400, 400), Mood.PUT_OUT: (400, 400)}
FACE_SMALL = (240, 240)
"""The size in pixels of a character's medallion and of its small form: what 2560×1440 needs on a character's
page that shows only the calm mood.
"""
BUSTS = {Mood.CALM: (560, 822), Mood.PLEASED: (416, 611), Mood.PUT_OUT: (290, 426)}
BUST_SMALL = (145, 213)
"""The size in pixels of a bust's master and of its small form."""

FACE_AT: dict[str, tuple[float, float, float]] = {
    "raccoon": (204, 226, 0.86),
    "fox": (192, 222, 0.82),
    "bear": (204, 222, 0.80),
    "cat": (196, 214, 0.78),
    "dog": (204, 218, 0.80),
    "skunk": (194, 220, 0.88),
    "badger": (206, 222, 0.84),
    "hare": (196, 246, 0.80),
}
"""The place of each head on a medallion of 400 units, and its size."""
SHEET = 400.0
BUST_SHEET = (400.0, 587.5)
COARSE = 1.35
"""The factor by which hair is coarser in a small form."""


def face(name: str, mood: Mood, size: tuple[int, int], small: bool = False) -> Field:
    """A character's head in a mood, drawn for its size."""
    seed = sorted(SITTERS).index(name) + 3
    return medallion(SITTERS[name], mood, FACE_AT[name], size, small, seed)


def medallion(
    sitter: Sitter,
    mood: Mood,
    at: tuple[float, float, float],
    size: tuple[int, int],
    small: bool = False,
    seed: int = 3,
) -> Field:
    """The head of a sitter in a mood, at a place in a round frame."""
    x, y, scale = at
    grow = 1.06 if small else 1.0
    place = (200 + (x - 200) * grow, 200 + (y - 200) * grow, 30)
    return _seated(sitter, mood, (SHEET, SHEET), place, scale * grow, size, small, seed)


def bust(name: str, mood: Mood, size: tuple[int, int], small: bool = False) -> Field:
    """A character from the hat to the coat in a mood, drawn for its size."""
    x, y, scale = FACE_AT[name]
    place = (200 + (x - 200) * 0.9, y + 40, 30)
    seed = sorted(SITTERS).index(name) + 3
    return _seated(SITTERS[name], mood, BUST_SHEET, place, scale * 0.95, size, small, seed)


def _seated(
    sitter: Sitter,
    mood: Mood,
    sheet: tuple[float, float],
    at: tuple[float, float, float],
    scale: float,
    size: tuple[int, int],
    small: bool,
    seed: int,
) -> Field:
    finer = 2.0 if max(size) < 300 else 1.6
    dots = size[0] / sheet[0] * finer
    figure = Figure(*sheet, dots, COARSE if small else 1.0 if dots > 1.6 else 1.15)
    sit(figure, sitter, sitter.poses[mood], at, scale, seed)
    picture = figure.render(_wall(figure, sitter.ground, at), Light())
    return varnished(resized(picture, size), 3, 0.03 if small else 0.04, 0.26, 0.04)


def _wall(figure: Figure, code: str, at: tuple[float, float, float]) -> Field:
    """The wall of a studio, lit behind the head."""
    scene = figure.scene
    away = np.hypot(scene.x - at[0], scene.y - at[1] - 10)
    tone = rgb(code)
    wall = mix(np.minimum(tone * 1.35 + 0.05, 1), tone * 0.34, ease(40, 400, away)[..., None])
    rough = 0.9 + 0.25 * noise(scene.height, scene.width, 30 * scene.scale, 4, 3)
    found: Field = np.clip(wall * rough[..., None], 0, 1).astype(F4)
    return found

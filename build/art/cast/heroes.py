"""Figures for the foreground of titles, cut out: colours on the left of a picture, opacity on its right."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pygame

from art.beasts import BEASTS
from art.cast import chief
from art.cast.moods import Mood, Pose
from art.cast.railroads import SUBJECTS, pose, pose_for
from art.cast.seats import FACE_AT
from art.cast.sitters import SITTERS, Sitter
from art.relief import hats, props
from art.relief.dress import Outfit, Tie
from art.relief.fields import F4, Field, blur, resized, to_surface, turned
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.light import Light
from scenes.art.pictures import cut_out as cut

LARGE, SMALL = (960, 980), (480, 490)
"""The size in pixels of a figure (what 2560×1440 needs) and of its small form."""
PASSENGER = (96, 96)
SHEET = (980.0, 1000.0)
DAWN = Light(key=(-0.62, -0.50, 0.60), rim_colour=(1.1, 0.8, 0.45))
LAMPS = Light(
    key=(-0.70, -0.30, 0.60),
    key_colour=(1.25, 0.92, 0.58),
    ambient=(0.24, 0.22, 0.34),
    rim_colour=(0.9, 0.5, 0.4),
)


def tycoon(size: tuple[int, int]) -> Field:
    """The raccoon before the valley: cane, ring and silk hat."""
    figure = _sheet(size)
    pose_for("raccoon", figure)
    return cut_out(*figure.sprite(DAWN), size)


def landlord(size: tuple[int, int]) -> Field:
    """The raccoon before the saloon: star, kerchief, and a glass of beer."""
    figure = _sheet(size)
    subject = replace(SUBJECTS["raccoon"], held=props.beer)
    pose(figure, _LANDLORD, subject)
    props.tin_star(figure, np.array((690, 836, 120)), turned(16, 0, 6), 1.15)
    return cut_out(*figure.sprite(LAMPS), size)


def giant(size: tuple[int, int]) -> Field:
    """The chief of the raccoons with a parliament's dome."""
    figure = _sheet(size, chief.SHEET)
    chief.embrace(figure)
    return cut_out(*figure.sprite(chief.NIGHT), size)


def before(draw: Callable[[tuple[int, int]], Field], tall: int) -> pygame.Surface:
    """The picture of a figure at a height in pixels, with alpha."""
    both = to_surface(draw(SMALL if tall <= SMALL[1] else LARGE))
    size = round(tall * SMALL[0] / SMALL[1]), tall
    both = pygame.transform.smoothscale(both, (size[0] * 2, tall))
    return cut(both, both.subsurface((size[0], 0), size))


def passengers() -> Field:
    """The eight characters' heads side by side, as they look out of a carriage."""
    heads = [_passenger(name, number) for number, name in enumerate(sorted(SITTERS))]
    colour = np.concatenate([head[:, : PASSENGER[0]] for head in heads], 1)
    return np.concatenate([colour, np.concatenate([head[:, PASSENGER[0] :] for head in heads], 1)], 1)


def _passenger(name: str, number: int) -> Field:
    sitter = SITTERS[name]
    mood = (Mood.CALM, Mood.PLEASED)[number % 2]
    held = sitter.poses[mood]
    x, y, size = FACE_AT[name]
    figure = Figure(400, 400, PASSENGER[0] / 400 * 2.5, 2.0)
    at = np.array((x, y + 24, 0))
    head = figure.head(BEASTS[name], at, turned(held.yaw, held.pitch, held.roll), size, held.face)
    sitter.hat(figure, head, held)
    return cut_out(*figure.sprite(DAWN), PASSENGER)


def _sheet(size: tuple[int, int], units: tuple[float, float] = SHEET) -> Figure:
    small = size[0] < LARGE[0]
    return Figure(*units, size[0] / units[0] * (1.8 if small else 1.4), 1.3 if small else 1.0)


def _felt(figure: Figure, head: Head, held: Pose) -> None:
    hats.cattleman(figure, head, (0, 9, 8 + held.hat), "#8a5626", "#3a2014")


_LANDLORD = Sitter(
    "raccoon",
    Outfit("#43301f", "#5a4028", ("#1f4a52", "#3a7480"), "#d2a04a", Tie.BANDANA, "#b3262e"),
    _felt,
    {Mood.CALM: SITTERS["raccoon"].poses[Mood.CALM]},
    "#000000",
    SITTERS["raccoon"].neck,
    SITTERS["raccoon"].frame,
)


def cut_out(colour: Field, opacity: Field, size: tuple[int, int]) -> Field:
    """Both halves of the picture, colours and opacity; the colours continue beyond the outline, so that no
    edge shows.
    """
    thick = resized(opacity, size)
    near = resized(colour * opacity[..., None], size) / np.maximum(thick, 0.02)[..., None]
    spread, weight = blur(near * thick[..., None], 12), blur(thick, 12)
    beyond = spread / np.maximum(weight, 0.02)[..., None]
    filled = np.where(thick[..., None] > 0.06, near, beyond)
    return np.concatenate([np.clip(filled, 0, 1), np.repeat(thick[..., None], 3, 2)], 1).astype(F4)

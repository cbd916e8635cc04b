"""Painted grounds: skies with clouds, hills, and what is in front of them."""

import math
from collections.abc import Sequence

import numpy as np

from art.relief.brush import dabbed
from art.relief.fields import F4, Field, bell, blur, ease, from_surface, mix, noise, opacity_of, rgb, shifted
from scenes.art.geometry import smooth
from scenes.art.vector import Drawing, Point

Stops = Sequence[tuple[float, str]]


def down(height: int, width: int, stops: Stops) -> Field:
    """A vertical gradient."""
    y = np.linspace(0, 1, height, dtype=F4)
    codes = np.array([rgb(code) for _, code in stops])
    column = np.stack([np.interp(y, [place for place, _ in stops], codes[:, i]) for i in range(3)], 1)
    return np.repeat(column[:, None].astype(F4), width, 1)


def sky(
    height: int,
    width: int,
    stops: Stops,
    clouds: tuple[str, str],
    seed: int,
    much: float = 0.7,
    horizon: float = 0.62,
) -> Field:
    """A sky with drifting clouds, lit from the left above (their light and their shade)."""
    found, k = down(height, width, stops), width / 900
    y = np.linspace(0, 1, height, dtype=F4)[:, None]
    mass = noise(height, width, 190 * k, 5, seed, 0.52, (2.3, 0.75))
    there = ease(0.50, 0.68, mass + 0.06 * np.sin(y * 9)) * ease(horizon + 0.05, horizon - 0.25, y) * much
    lit = ease(-0.05, 0.09, mass - shifted(mass, -14 * k, -16 * k))
    colour = mix(rgb(clouds[1]), rgb(clouds[0]), lit[..., None])
    return mix(found, colour, there[..., None])


def sun(picture: Field, at: tuple[float, float], reach: float, code: str, strength: float = 0.5) -> Field:
    """A glow at a place given as shares of the picture."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(F4)
    far = np.hypot(x - at[0] * width, y - at[1] * height) / (reach * width)
    return picture + bell(far, 0, 1)[..., None] * rgb(code) * strength


def over(picture: Field, drawing: Drawing, soft: float = 0, opacity: float = 1) -> Field:
    """A drawing laid over the whole picture."""
    image = drawing.surface((picture.shape[1], picture.shape[0]))
    colour, thick = from_surface(image), opacity_of(image)
    if soft:
        light = blur(colour * thick[..., None], soft)
        thick = blur(thick, soft)
        colour = light / np.maximum(thick, 1e-3)[..., None]
    return mix(picture, colour, (thick * opacity)[..., None])


def painterly(picture: Field, radius: int, seed: int = 5) -> Field:
    """Dabs of oil, and the grain of the canvas."""
    height, width = picture.shape[:2]
    found = dabbed(np.clip(picture, 0, 1), max(2, radius))
    canvas = noise(height, width, 7 * width / 900, 2, seed, 0.6, (4, 1))
    return found * (1 + 0.10 * (canvas - 0.5))[..., None]


def ridge(
    sheet: Drawing, top: float, swing: float, colours: tuple[str, str], turn: float, jag: float = 0
) -> list[Point]:
    """A range of hills across the sheet; return its crest."""
    crest: list[Point] = []
    for step in range(int(sheet.width / 14) + 3):
        x = step * 14 - 14
        y = top + swing * math.sin(x * 0.006 + turn * 2.1) + swing * 0.4 * math.sin(x * 0.017 + turn)
        if jag:
            y -= jag * abs(math.sin(x * 0.021 + turn * 1.7)) + jag * 0.5 * abs(math.sin(x * 0.047 + turn))
        crest.append((x, y))
    paint = sheet.down(top - swing - jag, top + 140, (0, colours[0]), (1, colours[1]))
    sheet.path([*crest, (sheet.width + 20, sheet.height), (-20, sheet.height)], paint)
    return crest


def bushes(
    sheet: Drawing, crest: Sequence[Point], count: int, size: float, tones: tuple[str, str], seed: int
) -> None:
    """Round trees along a crest, with a light on their left."""
    dice = np.random.Generator(np.random.PCG64(seed))
    for _ in range(count):
        x, y = crest[int(dice.integers(1, len(crest) - 1))]
        y, r = y + dice.uniform(2, 40), size * dice.uniform(0.7, 1.5)
        body: list[Point] = [
            (x - r, y),
            (x - r * 0.7, y - r * 1.1),
            (x, y - r * 1.7),
            (x + r * 0.8, y - r),
            (x + r, y),
        ]
        lit: list[Point] = [
            (x - r * 0.8, y - r * 0.5),
            (x - r * 0.4, y - r * 1.3),
            (x, y - r * 1.5),
            (x - r * 0.1, y - r * 0.7),
        ]
        sheet.path(smooth(body), tones[0], opacity=0.9)
        sheet.path(smooth(lit), tones[1], opacity=0.55)


def pines(
    sheet: Drawing, crest: Sequence[Point], count: int, size: float, tones: tuple[str, str], seed: int
) -> None:
    """Pointed trees along a crest."""
    dice = np.random.Generator(np.random.PCG64(seed))
    for _ in range(count):
        x, y = crest[int(dice.integers(1, len(crest) - 1))]
        tall = size * dice.uniform(0.8, 1.5)
        y = y + dice.uniform(4, 46)
        for tier in range(3):
            foot, half = y - tall * 0.3 * tier, tall * (0.34 - 0.08 * tier)
            sheet.path([(x - half, foot), (x, foot - tall * 0.55), (x + half, foot)], tones[0])
            sheet.path(
                [(x - half, foot), (x, foot - tall * 0.55), (x - half * 0.1, foot)], tones[1], opacity=0.5
            )


def train(sheet: Drawing, y: float, left: float, scale: float, liveries: Sequence[str]) -> None:
    """A small train running right, with smoke."""
    dice = np.random.Generator(np.random.PCG64(7))
    sheet.begin(f"translate({left:g} {y:g}) scale({scale:g})")
    for number, livery in enumerate(liveries):
        x = number * 52
        sheet.box(x, -24, 46, 21, 2, livery)
        sheet.box(x - 2, -29, 50, 6, 2, "#2a1f20")
        for pane in range(4):
            sheet.box(x + 5 + pane * 10, -19, 6, 8, 1, "#ffdf8a")
    x = len(liveries) * 52
    sheet.path(
        f"M{x} -16H{x + 48}V-3H{x}Z M{x} -30H{x + 16}V-3H{x}Z M{x + 36} -34H{x + 44}V-14H{x + 36}Z", "#1c2a2c"
    )
    sheet.circle((x + 49, -10), 4, "#ffe9a8")
    for puff in range(14):
        place = (x + 40 - puff * 17, -42 - puff * 4 - float(dice.uniform(0, 10)))
        sheet.circle(place, 7 + puff * 1.7, "#fff3d8", opacity=0.8 - 0.045 * puff)
    sheet.end()


def viaduct(sheet: Drawing, y: float, colours: tuple[str, str, str]) -> None:
    """A row of arches across the sheet."""
    deck, pier, arch = colours
    sheet.path(f"M0 {y}H{sheet.width}V{y + 12}H0Z", deck)
    for number in range(int(sheet.width / 38) + 2):
        x = number * 38
        sheet.path(f"M{x} {y + 10}H{x + 9}V{y + 64}H{x}Z", pier)
        curve = f"V{y + 30}A14.5 16 0 0 1 {x + 38} {y + 30}"
        sheet.path(f"M{x + 9} {y + 64}{curve}V{y + 10}H{x + 9}Z", arch)

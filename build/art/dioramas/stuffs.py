"""The materials of the dioramas: colours, courses of brick and slate, lit panes."""

from enum import IntEnum

import numpy as np

from art.relief.fields import Field, bell, ease, mix, rgb
from art.relief.figure import Look
from art.relief.materials import gilt


class Stuff(IntEnum):
    """The materials of a diorama."""

    PLASTER = 1
    BRICK = 2
    PLANK = 3
    SLATE = 4
    TILE = 5
    STONE = 6
    PANE = 7
    GOLD = 8
    IRON = 9
    GRASS = 10
    EARTH = 11
    COAL = 12
    WHEAT = 13
    WATER = 14
    MARBLE = 15
    DARK = 16
    AWNING = 17
    RUST = 18
    LEAF = 19
    CRATE = 20
    RED = 21
    GRAPE = 22
    SAND = 23
    END = 24
    TEAL = 25
    GLASS = 26
    WOOL = 27
    INK = 28
    PINE = 29
    AUTUMN = 30
    FOX = 31
    FUR = 32
    ROCK = 33
    SNOW = 34
    SAIL = 35


COLOURS = {
    Stuff.PLASTER: "#ead7b0",
    Stuff.BRICK: "#b05a3c",
    Stuff.PLANK: "#a9773f",
    Stuff.SLATE: "#4d5f78",
    Stuff.TILE: "#b8492f",
    Stuff.STONE: "#b5a78c",
    Stuff.PANE: "#ffd887",
    Stuff.GOLD: "#d2a04a",
    Stuff.IRON: "#5d6470",
    Stuff.GRASS: "#7d9a44",
    Stuff.EARTH: "#8a6238",
    Stuff.COAL: "#2c2b33",
    Stuff.WHEAT: "#e0b343",
    Stuff.WATER: "#3f8490",
    Stuff.MARBLE: "#f1e8d6",
    Stuff.DARK: "#5a3320",
    Stuff.AWNING: "#b23a40",
    Stuff.RUST: "#a8583a",
    Stuff.LEAF: "#56803a",
    Stuff.CRATE: "#cf9d58",
    Stuff.RED: "#a8333a",
    Stuff.GRAPE: "#6a3a86",
    Stuff.SAND: "#d8b980",
    Stuff.END: "#e3bd80",
    Stuff.TEAL: "#2a6b6a",
    Stuff.GLASS: "#7fc8b8",
    Stuff.WOOL: "#f4ecdc",
    Stuff.INK: "#2a2630",
    Stuff.PINE: "#2f5c46",
    Stuff.AUTUMN: "#c9702a",
    Stuff.FOX: "#d8702c",
    Stuff.FUR: "#7a5030",
    Stuff.ROCK: "#8d7f76",
    Stuff.SNOW: "#f2efe6",
    Stuff.SAIL: "#efe2c4",
}
BOARDS = (Stuff.PLANK, Stuff.CRATE, Stuff.RED, Stuff.DARK, Stuff.TEAL)
ROOFS = (Stuff.SLATE, Stuff.TILE)
ASHLAR = (Stuff.STONE, Stuff.MARBLE)
GROUND = (Stuff.EARTH, Stuff.RUST, Stuff.SAND, Stuff.GRASS, Stuff.ROCK, Stuff.PINE)


def stuffs(local: Field, material: Field, looks: Field) -> Look:
    """The look of every pixel by its material and place."""
    table = np.zeros((max(Stuff) + 1, 3))
    for stuff, code in COLOURS.items():
        table[stuff] = rgb(code)
    colour = table[material]
    x, y, z = local
    for kinds, shade in ((Stuff.BRICK, _courses(x + z, y, 10, 5.5, 0.74)), (BOARDS, _boards(x + z, y))):
        colour = _where(colour, np.isin(material, kinds), shade)
    colour = _where(colour, np.isin(material, ROOFS), _courses(x + z, y, 8, 6, 0.7))
    joints = np.where(np.abs(y / 11 - np.round(y / 11)) < 0.05, 0.84, 1) * (1 + 0.04 * np.sin((x + z) * 0.3))
    colour = _where(colour, np.isin(material, ASHLAR), joints)
    soil = 1 + 0.14 * np.sin(x * 0.21 + np.sin(z * 0.17) * 2) * np.sin(z * 0.23 + y * 0.3)
    colour = _where(colour, np.isin(material, GROUND), soil)
    colour[(material == Stuff.AWNING) & (np.floor((x + z) / 7) % 2 > 0)] = rgb("#f4e6c6")
    return _shining(colour, local, material, looks)


def _where(colour: Field, mine: Field, tone: Field) -> Field:
    return np.where(mine[:, None], colour * tone[:, None], colour)


def _courses(along: Field, up: Field, wide: float, high: float, joint: float) -> Field:
    """Bricks or slates: each in its own tone, with dark joints."""
    row = np.floor(up / high)
    place = (along + row % 2 * wide / 2) / wide
    seam = (np.abs(up / high - np.round(up / high)) < 0.11) | (np.abs(place % 1 - 0.5) > 0.445)
    return (1 + 0.12 * np.sin(row * 12.9 + np.floor(place) * 78.2)) * np.where(seam, joint, 1)


def _boards(along: Field, up: Field) -> Field:
    grain = (
        1 + np.sin(along * 0.5 + np.sin(up * 0.8) * 1.5) * 0.07 + np.sin(np.floor(up / 8 + 0.5) * 9.7) * 0.09
    )
    return grain * np.where(np.abs(up / 8 - np.round(up / 8)) < 0.07, 0.62, 1)


def _shining(colour: Field, local: Field, material: Field, looks: Field) -> Look:
    """Panes that glow, metals, coal, glass and water."""
    x, y, z = local
    shine, glow = np.full(len(material), 0.04), np.zeros((len(material), 3))
    panes = material == Stuff.PANE
    bars = panes & ((np.abs(((x + z) / 7) % 1 - 0.5) > 0.44) | (np.abs((y / 9) % 1 - 0.5) > 0.46))
    colour[bars] = rgb("#6a3a1a")
    glow[panes & ~bars] = rgb("#ffb84a") * 0.8
    metal = material == Stuff.GOLD
    colour[metal] = gilt("#d2a04a", looks[metal])
    iron = material == Stuff.IRON
    colour[iron] *= (1 + 0.5 * bell(looks[iron, 1], -0.6, 0.25))[:, None]
    coal = material == Stuff.COAL
    colour[coal] *= (1 + 0.5 * np.sin(x[coal] * 0.7 + z[coal] * 0.9) * np.sin(y[coal] * 0.8))[:, None]
    water = material == Stuff.WATER
    crest = ease(0.86, 1, 0.5 + 0.5 * np.sin(x * 0.22 + np.sin(z * 0.16) * 2))[:, None] * 0.8
    colour = np.where(water[:, None], mix(colour, rgb("#bfe0d2"), crest), colour)
    glass = material == Stuff.GLASS
    colour[glass] *= (0.8 + 0.7 * bell(looks[glass, 0], -0.4, 0.25))[:, None]
    for stuff, gloss in ((metal, 0.7), (iron, 0.5), (coal, 0.9), (water, 0.4), (glass, 1.0)):
        shine[stuff] = gloss
    return Look(colour, shine, glow)

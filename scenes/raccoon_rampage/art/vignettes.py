"""A policy's, an action's or an event's picture: a ground, and a scene before it."""

import pygame

from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.grounds import curtain, field, night, rays, room
from scenes.raccoon_rampage.art.pen import Pen, Piece

HEIGHT, ROOM = 100.0, 138.0
"""A sheet's height in units, and the width that every scene needs; a narrower sheet shows it smaller."""


GROUNDS: dict[str, Piece] = {
    "bins": night(44, sky="#1d3a4a"),
    "helpline": rays("#8f4a2c", "#d88a52"),
    "virus": rays("#1d4a26", "#4f9a3c", -24),
    "land": night(None, sky="#5a2f5c"),
    "burgers": rays("#a04a24", "#e08a3c"),
    "sterilise": field("#6fa0a8", "#dfe6c0", "#a8a04a"),
    "breeding": field("#2f5a5c", "#a9c4a0", "#4f7a4a", 46),
    "international": rays("#15306a", "#3560a8"),
    "freezone": field("#7fb0c8", "#e8ecc8", "#6f9a58"),
    "attic": night(46, sky="#2a3a6a"),
    "compost": field("#5a7a4a", "#c8d08a", "#6a5a34"),
    "monitor": night(None, roofs=False, sky="#16384a"),
    "drones": night(-52),
    "scarecrows": field("#c88a3c", "#f4d48a", "#b8913f", -58),
    "radar": rays("#122a2a", "#235244"),
    "border": field("#5a7fa8", "#d8e4e8", "#8a8478"),
    "vineyard": field("#b8a0c0", "#f4dcb8", "#8a7a3c", 0),
    "rapid": rays("#283a6a", "#5a78b0", -50, 0),
    "pets": rays("#7a4a7a", "#c890b8"),
    "animation": curtain("#46306a"),
    "rehome": field("#3f6a5a", "#b0c88a", "#5a6a3a", -58),
    "bait": rays("#3f5a2a", "#8aa84a"),
    "pizza": room("#a85a4a", "#6a3a30", stripes=True),
    "school": room("#c8b078", "#8a5a34"),
    "wear": curtain("#5a2450"),
    "hobby": field("#88a878", "#e4e4b0", "#5f7a3c", 58),
    "urban": night(48, sky="#3a2a4a"),
    "night": night(-34, roofs=False, sky="#15264a", eyed=4),
    "scopes": rays("#241a4a", "#3a2a6a"),
    "bounty": rays("#5a3a1a", "#b0803a"),
    "inaction": room("#4a4a58", "#3a2c2a", stripes=True),
    "junior": rays("#2f5a8a", "#7aa8cc"),
    "celebrity": rays("#6a1f6a", "#b04aa0", 14, 0),
    "behind": curtain("#7a2430"),
    "fresh": rays("#3f8f8a", "#8fd0b8"),
    "rewrite": rays("#5a2a2a", "#a05a4a"),
    "rethink": rays("#2a2f5a", "#5a62a0"),
    "close_pass": rays("#2f5a48", "#5f9a78"),
    "close_fail": rays("#5a2030", "#a0485a"),
    "compromise": rays("#27506a", "#5f98b4", 0, -4),
    "amendment": room("#5a6a7a", "#5a3a26"),
    "accelerate": rays("#6a3a1a", "#c8883c", -34, 0),
    "funds": field("#6a5a8a", "#e0c8b0", "#6a5a4a"),
    "unilateral": rays("#6a1f24", "#c0503c", 0, 22),
    "dotcom": rays("#0f2a3a", "#1f5a6a"),
    "change": rays("#3a2a5a", "#7a62a8"),
    "news": room("#3a4a6a", "#22263a", stripes=True),
    "relief": night(None, sky="#3a4a66"),
    "self_interest": rays("#3a4a6a", "#7a8ab0", 0, -20),
    "big_farm": field("#9a7a9a", "#f0c890", "#7a6a34", -60),
    "free_trade": field("#4a78a0", "#d8e0d8", "#2f5a84"),
    "europe_burns": curtain("#3a1418"),
    "tech_coop": rays("#24405a", "#4f7a98"),
    "schengen": field("#7a5a5a", "#e0b890", "#5a6a48"),
    "urbanophiles": night(52, sky="#3a1f4a"),
    "stem": rays("#1f4a4a", "#4f9a8a", 0, -8),
    "top_down": field("#4a3a5a", "#e0a878", "#8a6a4a"),
    "france": field("#6a9ac8", "#f4dcb8", "#8a7a3c", 40),
    "germany": field("#5a7fa8", "#e4d8a8", "#5f7a4a", -44),
    "rest": night(-46, roofs=False, sky="#24406a"),
}
"""The background of each policy, action, event and area, by id."""


@surface_cache(132)
def vignette(name: str, size: Size) -> pygame.Surface:
    """The picture of a policy, action, event or area, by its id; opaque. `KeyError` where there is none."""
    pen = _sheet(size)
    _ground(pen, GROUNDS[name])
    shrink = min(1.0, pen.width / ROOM)
    pen.begin(f"translate({pen.width / 2:g} {HEIGHT / 2:g}) scale({shrink:g})")
    pen.take(drawing(GAME, "vignettes", name, pen.fine, edge=pen.edge))
    pen.end()
    return pen.surface(size, opaque=True)


@surface_cache(12)
def backdrop(size: Size) -> pygame.Surface:
    """A sunburst by night, behind several pictures or an emblem; opaque."""
    pen = _sheet(size)
    _ground(pen, rays("#15244a", "#33508c"))
    return pen.surface(size, opaque=True)


def _sheet(size: Size) -> Pen:
    scale = size[1] / HEIGHT
    return Pen(max(1.0, size[0] / scale), HEIGHT, max(1.2, 0.9 / scale), scale >= 0.55)


def _ground(pen: Pen, ground: Piece) -> None:
    pen.begin(f"translate({pen.width / 2:g} {HEIGHT / 2:g})")
    ground(pen)
    pen.end()

"""Things held in a hand: cane, cards, watch, sundae, spyglass, flask."""

import math

import numpy as np
import pygame

from art.relief.fields import Field, bell, curve, ease, mix, rgb, turned
from art.relief.figure import Figure, Look, Painter
from art.relief.flat import Cloth, Flat
from art.relief.materials import GOLD, INK, OXBLOOD, gilt, glossy, gold, plain
from scenes.art.geometry import smooth
from scenes.art.vector import Point


def cane(figure: Figure, at: Field, turn: Field) -> None:
    """A black cane with a gilt knob."""
    stick = figure.group(at, turn)
    stick.lathe((0, -84, 0), (0, 1, 0), [(0, 14), (600, 11)])
    figure.add(stick, plain({0: ("#4a2416", 0.6)}))
    knob = figure.group(at, turn)
    knob.ball((0, -126, 0), (36, 33, 36))
    knob.lathe((0, -100, 0), (0, 1, 0), [(0, 22), (8, 17), (18, 20), (26, 15)])
    figure.add(knob, gold())


def cards(figure: Figure, at: Field, turn: Field, size: float) -> None:
    """A fan of five cards."""
    hand = ("s", "h", "c", "d", "h")
    for number, suit in enumerate(hand):
        fan = turn @ turned(roll=(number - 2) * 17)
        card = figure.group(at + size * (fan @ np.array([0, -92, 3.6 * (4 - number)])), fan, size)
        card.slab((0, 0, 0), (36, 52, 1.0))
        figure.add(card, _printed(_card(suit).cloth(4)))


def _printed(face: Cloth) -> Painter:
    """A drawing on paper."""
    return lambda local, material, looks: Look(face.at(local[0], local[1])[0] * 0.98, 0.06)


def _card(suit: str) -> Flat:
    flat = Flat((-38, -54, 38, 54))
    flat.box(-36, -52, 72, 104, 6, "#fbf4e2", "#8a7a60", 1.5)
    for x, y, radius in ((0, 0, 19), (-25, -38, 8), (25, 38, 8)):
        _pip(flat, suit, x, y, radius)
    return flat


def _pip(flat: Flat, suit: str, x: float, y: float, r: float) -> None:
    ink = "#b3202e" if suit in "hd" else INK
    stem = [(x, y + r * 0.1), (x + r * 0.35, y + r * 1.1), (x - r * 0.35, y + r * 1.1)]
    if suit == "d":
        flat.path([(x, y - r * 1.1), (x + r * 0.8, y), (x, y + r * 1.1), (x - r * 0.8, y)], ink)
        return
    if suit == "c":
        for across, down in ((0, -0.5), (-0.5, 0.2), (0.5, 0.2)):
            flat.circle((x + across * r, y + down * r), r * 0.48, ink)
        flat.path(stem, ink)
        return
    way = 1 if suit == "h" else -1
    heart: list[Point] = [(0, 1), (-1, -0.2), (-0.5, -0.9), (0, -0.4), (0.5, -0.9), (1, -0.2)]
    flat.path(smooth([(x + a * r, y + way * b * r) for a, b in heart], True, 6, (0, 3)), ink)
    if suit == "s":
        flat.path(stem, ink)


def watch(figure: Figure, at: Field, turn: Field, chain: list[Field]) -> None:
    """A gold watch with its dial to the viewer, on a chain along places in the scene."""
    case = figure.group(at, turn)
    case.lathe((0, 0, 0), (0, 0, 1), [(-16, 70), (0, 76), (8, 74), (11, 66), (9, 64)], 1)
    case.ball((0, -86, 0), (12, 12, 10), material=1)
    for angle in np.linspace(0, math.tau, 30):
        case.ball((math.cos(angle) * 17, -108 + math.sin(angle) * 17, 0), 4.5, material=1)
    dial = _dial().cloth(3)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour = gilt(GOLD, looks)
        on_dial = (np.hypot(local[0], local[1]) < 65) & (local[2] > 4)
        colour[on_dial] = dial.at(local[0], local[1])[0][on_dial]
        return Look(colour, np.where(on_dial, 0.1, 0.8))

    figure.add(case, paint)
    links = figure.group((0, 0, 0))
    for number, place in enumerate(curve(chain, 14)):
        links.ball(place, (6.5, 4.6, 5) if number % 2 else (4.6, 6.5, 5))
    figure.add(links, gold())


def _dial() -> Flat:
    flat = Flat((-70, -70, 70, 70))
    flat.circle((0, 0), 65, flat.radial((-16, -18), 90, (0, "#fffdf2"), (0.7, "#f6ead0"), (1, "#cdb98f")))
    for hour in range(12):
        angle, inner = hour * math.pi / 6, 44 if hour % 3 else 38
        rays = ((-0.03, 57), (0.03, 57), (0.04, inner), (-0.04, inner))
        flat.path(
            [(math.sin(angle + turn) * reach, -math.cos(angle + turn) * reach) for turn, reach in rays], INK
        )
    for angle, long, wide in ((-1.05, 34, 6), (0.35, 50, 4)):
        x, y = math.sin(angle), -math.cos(angle)
        flat.path(
            [
                (x * long, y * long),
                (-y * wide / 2, x * wide / 2),
                (-x * 10, -y * 10),
                (y * wide / 2, -x * wide / 2),
            ],
            "#22304a",
        )
    flat.circle((0, 0), 5, OXBLOOD)
    return flat


def sundae(figure: Figure, at: Field, turn: Field) -> None:
    """Ice cream with a cherry in a gilt goblet."""
    cup = figure.group(at, turn)
    stem = [(0, 54), (8, 50), (16, 16), (60, 11), (96, 13), (104, 22), (110, 14), (128, 34)]
    cup.lathe((0, 150, 0), (0, -1, 0), [*stem, (160, 60), (200, 72), (236, 70), (238, 66), (236, 62)])
    figure.add(cup, gold())
    cream = figure.group(at, turn)
    for x, y, radius in ((0, -82, 52), (-20, -100, 34), (22, -98, 32), (2, -118, 32), (4, -142, 17)):
        cream.ball((x, y, 0), (radius, radius * 0.72, radius), melt=8)
    figure.add(cream, plain({0: ("#fff4dc", 0.1)}))
    cherry = figure.group(at, turn)
    cherry.ball((6, -166, 4), 17)
    figure.add(cherry, glossy("#b3142a", 0.9))


def spyglass(figure: Figure, at: Field, turn: Field) -> None:
    """A brass telescope drawn out, bound in leather."""
    tube = figure.group(at, turn)
    body = [(-60, 22), (-54, 27), (-42, 27), (-38, 23), (60, 23), (64, 28), (74, 28), (78, 30)]
    tube.lathe((0, 40, 0), (0, -1, 0), [*body, (250, 37), (254, 43), (292, 45), (297, 40), (294, 34)], 1)
    tube.lathe((0, 40, 0), (0, -1, 0), [(92, 33), (238, 38.6)], 2)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour = gilt("#d8a848", looks)
        leather = material == 2
        colour[leather] = rgb("#6a2430") * (1 + 0.5 * bell(looks[leather, 0], -0.4, 0.25))[:, None]
        return Look(colour, np.where(leather, 0.2, 0.8))

    figure.add(tube, paint)


def flask(figure: Figure, at: Field, turn: Field) -> None:
    """A glass flask of a green liquid that glows and steams."""
    glass = figure.group(at, turn)
    body = [
        (14, 40),
        (18, 66),
        (26, 76),
        (40, 78),
        (56, 72),
        (104, 32),
        (122, 23),
        (186, 22),
        (190, 29),
        (198, 29),
    ]
    glass.lathe((0, 0, 0), (0, -1, 0), [*body, (201, 24)], 1)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        height = -local[1]
        wave = 84 + 3 * np.sin(local[0] * 0.09)
        liquid = ease(wave + 2, wave - 2, height)
        shine = bell(looks[:, 0], -0.55, 0.16) + 0.6 * bell(looks[:, 0], 0.7, 0.10)
        edge = ease(0.62, 0.1, looks[:, 2])
        bubbles = ease(0.72, 0.9, np.sin(local[0] * 0.19 + 1) * np.sin(local[1] * 0.23) * 0.5 + 0.5)
        inside = mix(rgb("#2a8a3c"), rgb("#c8ff7a"), (bubbles * 0.8)[:, None])
        colour = mix(rgb("#5a7a80") * 0.8, inside, liquid[:, None])
        colour = colour * (1 - 0.45 * edge * (1 - liquid))[:, None] + (shine * 0.5)[:, None]
        glow = (liquid * (0.35 + 0.5 * bubbles))[:, None] * rgb("#7ae04a")
        return Look(colour, 1.2, glow)

    figure.add(glass, paint)


def vapour(figure: Figure, at: Field) -> None:
    """A curl of green steam over a place in the scene."""

    def draw(surface: pygame.Surface) -> None:
        k = figure.scene.scale
        for layer in range(10):
            sheet = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            for puff in range(26):
                t = puff / 25
                x = at[0] + 26 * math.sin(t * 5.2) * t + 8 * math.sin(puff * 2.1)
                radius = (9 + 22 * t) * (1 - layer * 0.085)
                place = (x * k, (at[1] - 170 * t) * k)
                pygame.draw.circle(sheet, (168, 240, 120, round(11 * (1 - t))), place, radius * k)
            surface.blit(sheet, (0, 0))

    figure.after.append(draw)


def beer(figure: Figure, at: Field, turn: Field) -> None:
    """A glass of beer with its head running over."""
    glass = figure.group(at, turn)
    glass.lathe((0, 110, 0), (0, -1, 0), [(0, 52), (8, 58), (190, 66), (216, 68)], 1)
    for number in range(11):
        angle = number * math.tau / 11
        x, z = math.cos(angle) * 46, math.sin(angle) * 46
        drip = 16 * (number % 3)
        glass.ball((x, -106 + drip * 0.5, z), (27, 24 + drip, 27), melt=6, material=2)
    glass.ball((0, -122, 0), (54, 30, 54), melt=12, material=2)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        angle = np.arctan2(local[0], local[2])
        facet = 0.5 + 0.5 * np.cos(angle * 9)
        beer_ = mix(rgb("#a85a10"), rgb("#f6b93a"), (0.35 + 0.5 * facet)[:, None])
        bubbles = ease(0.75, 0.92, np.sin(local[0] * 0.37 + 2) * np.sin(local[1] * 0.29) * 0.5 + 0.5)
        beer_ = mix(beer_, rgb("#fff0b0"), (0.6 * bubbles)[:, None])
        foam = (material == 2)[:, None]
        colour = np.where(foam, rgb("#fff6e2"), beer_ + bell(looks[:, 0], -0.5, 0.14)[:, None] * 0.4)
        glow = np.where(foam, 0.10, 0.22) * colour
        return Look(colour, np.where(material == 2, 0.05, 1.1), glow)

    figure.add(glass, paint)


def tin_star(figure: Figure, at: Field, turn: Field, size: float) -> None:
    """A lawman's star of brass."""
    badge = figure.group(at, turn, size)
    for ray in range(5):
        angle = ray * math.tau / 5 - math.pi / 2
        for step in range(8):
            t = step / 7
            place = (math.cos(angle) * 34 * t, math.sin(angle) * 34 * t, 3 - 2 * t)
            badge.ball(place, (12 * (1 - t) + 3.5, 12 * (1 - t) + 3.5, 5))
        badge.ball((math.cos(angle) * 37, math.sin(angle) * 37, 2), (6, 6, 5))
    badge.ball((0, 0, 4), (11, 11, 6))
    figure.add(badge, gold())

"""The drawing on the finished fur: lids, lips, brows, whiskers, lights in the eyes."""

import math

import numpy as np
import pygame

from art.relief.brush import ribbons, stroke, taper
from art.relief.fields import Field, rgb, unit
from art.relief.head import SIDES, Head
from art.relief.light import Light
from art.relief.species import EYE
from scenes.art.geometry import Polyline

LIP = "#2a1618"


class Features:
    """The drawn features of one head."""

    def __init__(self, head: Head, surface: pygame.Surface, light: Light) -> None:
        self.head, self.surface, self.light = head, surface, light
        self.scale, self.size = head.scene.scale, head.clay.size

    def draw(self) -> None:
        """Draw all features in order."""
        for side in SIDES:
            if self.head.is_shut(side):
                self._shut_eye(side)
            else:
                self._lids(side)
        self._mouth()
        if self.head.face.brow is not None:
            self._brows(self.head.face.brow)
        if self.head.species.whiskers and self.size * self.scale > 0.30:
            self._whiskers()
        for side in SIDES:
            if not self.head.is_shut(side):
                self._catch_light(side)

    def _on_ball(self, x: float, y: float, lift: float = 1) -> Field:
        """The position in the scene of a place on the eyeball."""
        middle, height, deep, radius = self.head.eye_ball()
        flat = (radius + 2) ** 2 - (abs(x) - middle) ** 2 - (y - height) ** 2
        return self.head.clay.world((x, y, deep + math.sqrt(max(30.0, flat)) + lift))

    def _on_skin(self, x: float, y: float, lift: float = 2) -> Field:
        return self.head.clay.world((x, y, self.head.front_depth(x, y) + lift))

    def _on_jaw(self, x: float, y: float) -> Field:
        """The position of a place on the open mouth, which is less recessed than the skin under the chin."""
        half, corner, _, _ = self.head.species.mouth.gape
        lip = self.head.front_depth(x * 0.85, corner) - 0.35 * max(0.0, y - corner) - 8 * (x / half) ** 2
        return self.head.clay.world((x, y, max(lip, self.head.front_depth(x, y)) + 2))

    def _seen(self, place: Field, margin: float = 9) -> bool:
        """Return whether no other part of the scene hides a place."""
        row, column = self.head.scene.pixel(place)
        free = self.head.scene.part[row, column] == 0
        return bool(free or self.head.scene.depth[row, column] < place[2] + margin * self.size)

    def line(
        self, places: list[Field], width: float, colour: Field, ends: float = 0.15, margin: float = 9
    ) -> None:
        """Draw a tapered line where it is visible."""
        widths = [w * self.size for w in taper(len(places), width, ends)]
        seen = [self._seen(place, margin) for place in places]
        start = 0
        while start < len(places):
            end = start
            while end < len(places) and seen[end]:
                end += 1
            if end - start > 4:
                stroke(self.surface, places[start:end], widths[start:end], colour, self.scale)
            start = max(end, start + 1)

    def _lids(self, side: int) -> None:
        outline = self.head.openings[side]
        x, y, _, _ = self.head.eye_ball()
        turn = len(outline) * 4 // 7
        upper, lower = outline[: turn + 1], [*outline[turn:], outline[0]]
        ink = rgb(self.head.species.eye.lid)
        self.line([self._on_ball(*p) for p in upper], 5.0, ink)
        self.line([self._on_ball(*p) for p in lower], 2.0, ink)

        def outward(line: Polyline, across: float, along: float) -> list[Field]:
            return [self._on_ball(px + (px - side * x) * across, py + (py - y) * along) for px, py in line]

        self.line(outward(lower[2:-2], 0.08, 0.14), 1.6, rgb("#b79f86") * 0.8)
        self.line(outward(upper[3:-3], 0.10, 0.26), 1.8, rgb("#8b7a70") * 0.8)

    def _shut_eye(self, side: int) -> None:
        """A lowered lid, arched as in laughter, with lashes."""
        x, y, _, _ = self.head.eye_ball()
        places = []
        for t in np.linspace(-1, 1, 16):
            places.append(self._on_ball(side * (x + 34 * t), y + 10 - 16 * (1 - t * t), 3))
        self.line(places, 6.5, rgb(self.head.species.eye.lid), 0.25, 26)
        for t, long in ((0.8, 10), (0.95, 12)):
            root = (side * (x + 34 * t), y + 10 - 16 * (1 - t * t))
            tip = (root[0] + side * long, root[1] - 3)
            self.line(
                [self._on_ball(*root, 3), *(self._on_ball(*tip, 1) for _ in range(5))], 2.6, rgb(LIP), 0.3, 26
            )

    def _mouth(self) -> None:
        ink = rgb(LIP)
        nose, top = self.head.species.nose, self.head.species.mouth.line[0]
        if self.head.gape is None:
            for side in SIDES:
                lips = [self._on_skin(*p) for p in self.head.lips(side)]
                self.line(lips, 3.9, ink, 0.3, 30)
            if self.head.species.mouth.cleft:
                places = [self._on_skin(0, y) for y in np.linspace(nose[1] + 10, top[1] + 4, 6)]
                self.line(places, 2.6, ink, 0.6, 30)
            return
        outline = self.head.gape_outline(6)
        self._inside(outline)
        count = len(outline) * 4 // 9 + 1
        self.line([self._on_jaw(*p) for p in outline[:count]], 4.2, ink, 0.4, 60)
        if not self.head.face.tongue:
            self.line([self._on_jaw(*p) for p in outline[count - 1 :]], 2.6, ink * 1.6, 0.2, 60)

    def _inside(self, outline: Polyline) -> None:
        """The open mouth: its dark, the tongue, the teeth under the upper lip."""
        left, right = min(x for x, _ in outline), max(x for x, _ in outline)
        foot, turn = max(y for _, y in outline), len(outline) * 4 // 9 + 1
        upper, lower = outline[:turn], outline[turn - 1 :]
        dip = sorted(y for _, y in upper)[len(upper) // 2]
        self._patch(outline, "#2a090e")
        self._patch([(x * 0.9, foot - (foot - y) * 0.84) for x, y in outline], "#4c141a")
        middle, wide = (left + right) / 2, (right - left) * (0.27 if self.head.face.tongue else 0.33)
        top = foot - (foot - dip) * (0.5 if not self.head.face.tongue else 0.6)
        tongue = self._tongue(middle, wide, top, foot + (26 if self.head.face.tongue else -2), lower)
        self._patch(tongue, "#b84a54")
        self._patch(
            [(middle - 3 + (x - middle) * 0.66, top + 5 + (y - top) * 0.62) for x, y in tongue], "#d6706e"
        )
        self.line(
            [self._on_jaw(middle, y) for y in np.linspace(top + 5, foot - 8, 6)], 2.4, rgb("#8e323e"), 0.3, 40
        )
        if self.head.species.mouth.incisors:
            for side in SIDES:
                tooth = [(side, dip - 5), (side * 14, dip - 6), (side * 13, dip + 14), (side * 1.6, dip + 16)]
                self._patch(tooth, "#d8caa8")
                self._patch([(x, y - 2.5) for x, y in tooth], "#fbf4e2")
            return
        row = upper[3:-3]
        deep = min(13.0, (foot - dip) * 0.3)
        for low, code in ((deep, "#c8b894"), (deep - 2.5, "#f6eeda")):
            arch = [low * (0.55 + 0.45 * math.sin(math.pi * i / (len(row) - 1))) for i in range(len(row))]
            self._patch(
                [*row, *((x * 0.95, y + d) for (x, y), d in reversed(list(zip(row, arch, strict=True))))],
                code,
            )

    @staticmethod
    def _tongue(middle: float, wide: float, top: float, foot: float, lower: Polyline) -> Polyline:
        """The tongue's outline, which rests on the lower lip unless the tongue hangs out over it."""
        ring = []
        for angle in np.linspace(0, math.tau, 28):
            x, y = middle + 4 + math.cos(angle) * wide, (top + foot) / 2 + math.sin(angle) * (foot - top) / 2
            floor = min(lower, key=lambda p: abs(p[0] - x))[1] if foot < max(y for _, y in lower) else foot
            ring.append((x, min(y, floor - 2)))
        return ring

    def _patch(self, outline: Polyline, code: str) -> None:
        """A flat patch on the skin."""
        ring = [self._on_jaw(x, y)[:2] * self.scale for x, y in outline]
        pygame.draw.polygon(self.surface, tuple(int(v * 255) for v in rgb(code)), [tuple(p) for p in ring])

    def _brows(self, slant: float) -> None:
        """Tufts of hair along the brow: separate lines, never one stroke."""
        dice = np.random.Generator(np.random.PCG64(self.head.seed + 17))
        x, y, _, _ = self.head.eye_ball()
        colour = rgb(self.head.species.brow)
        for side in SIDES:
            lines, widths, colours = [], [], []
            for t in np.sort(dice.uniform(0, 1, 46)):
                px = x - 34 + 70 * t
                py = y - 44 - self.head.face.lift * 10 - 12 * math.sin(math.pi * t) - slant * 22 * (0.5 - t)
                px, py = px + dice.normal(0, 2), py + dice.normal(0, 3)
                tip = (px + 15, py - 7 + 12 * t - slant * 4)
                places = [
                    self._on_skin(side * (px + (tip[0] - px) * s), py + (tip[1] - py) * s, 6 + 3 * s)
                    for s in (0, 0.35, 0.7, 1)
                ]
                if all(self._seen(place, 34) for place in places):
                    lines.append([place[:2] * self.scale for place in places])
                    widths.append(np.array([2.2, 3.6, 2.8, 0.5]) * self.size * self.scale)
                    colours.append(colour * dice.uniform(0.75, 1.2))
            if lines:
                ribbons(self.surface, np.array(lines), np.array(widths), np.array(colours))

    def _whiskers(self) -> None:
        dice = np.random.Generator(np.random.PCG64(self.head.seed))
        droop = 22 * self.head.face.frown
        for side in SIDES:
            for row in range(5):
                y = self.head.species.nose[1] + 18 + row * 6
                x = side * (20 + 5 * (row % 3))
                root = np.array([x, y, self.head.front_depth(x, y)])
                way = unit((side, 0.02 + 0.16 * (row - 1.4), 0.05))
                long = self.head.species.whiskers * dice.uniform(0.8, 1.25)
                steps = np.linspace(0, 1, 9)
                line = [
                    self.head.clay.world(
                        root + way * long * t + np.array([0, (16 + droop) * t * t, -34 * t * t])
                    )
                    for t in steps
                ]
                widths = [1.7 * self.size * (1 - t) + 0.35 for t in steps]
                stroke(self.surface, line, widths, rgb("#fff6e2"), self.scale)

    def _catch_light(self, side: int) -> None:
        """The reflection of the window in the eye, and the light on the opposite side."""
        x, y, z, radius = self.head.eye_ball()
        right, down = self.head.face.gaze
        gaze = self.head.clay.turn @ unit((math.sin(right), math.sin(down), 1))
        key = unit(self.light.key)
        middle = self.head.clay.world((side * x, y, z))
        for share, drop, tall, colour in ((0.5, 0.42, 4.6, "#fffcf0"), (-0.42, -0.42, 1.8, "#fae2be")):
            place = middle + radius * self.size * unit(gaze + key * np.array([share, drop, 0]))
            if self.head.scene.material[self.head.scene.pixel(place)] != EYE:
                continue
            wide = tall * (0.86 if tall > 3 else 1) * self.head.face.wide
            ring = [
                (
                    (place[0] + math.cos(a) * wide * self.size) * self.scale,
                    (place[1] + math.sin(a) * tall * self.size) * self.scale,
                )
                for a in np.linspace(0, math.tau, 18)
            ]
            pygame.draw.polygon(self.surface, tuple(int(v * 255) for v in rgb(colour)), ring)

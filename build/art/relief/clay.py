"""Clay: solids that give the depth of their front face in closed form, melted into groups and placed in a
scene.

Units are a scene's own; x runs right, y down, z towards the viewer.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from art.relief.fields import F4, Field, Vector, curve, unit
from art.relief.flat import Cloth

FAR = -1e5
"""The depth where there is nothing."""

Window = tuple[slice, slice]


class Scene:
    """A picture's depth, and for each pixel the group in front, its material and its local place."""

    def __init__(self, width: float, height: float, scale: float) -> None:
        self.scale = scale
        self.width, self.height = round(width * scale), round(height * scale)
        rows, columns = np.mgrid[0 : self.height, 0 : self.width].astype(F4)
        self.x, self.y = (columns + 0.5) / scale, (rows + 0.5) / scale
        self.depth = np.full((self.height, self.width), FAR, F4)
        self.part = np.zeros((self.height, self.width), np.int16)
        self.material = np.zeros((self.height, self.width), np.int16)
        self.local = np.zeros((3, self.height, self.width), F4)
        self.groups: list[Group] = []

    def add(self, group: "Group") -> "Group":
        """Add a group to the scene and hide what is behind it."""
        self.groups.append(group)
        group.part = len(self.groups)
        w = group.window
        front = group.there[w] & (group.depth[w] > self.depth[w])
        self.depth[w][front] = group.depth[w][front]
        self.part[w][front] = group.part
        self.material[w][front] = group.material[w][front]
        for mine, own in zip(self.local, group.local(), strict=True):
            mine[w][front] = own[front]
        return group

    def group_of(self, part: int) -> "Group":
        """The group of a number."""
        return self.groups[part - 1]

    def pixel(self, place: Vector) -> tuple[int, int]:
        """The row and column of a place, within the picture."""
        column = min(self.width - 1, max(0, int(place[0] * self.scale)))
        return min(self.height - 1, max(0, int(place[1] * self.scale))), column


class Group:
    """Solids in units of their own: an origin on the scene, a rotation and a size."""

    def __init__(self, scene: Scene, origin: Vector, turn: Field | None = None, size: float = 1.0) -> None:
        self.scene, self.size, self.part = scene, size, 0
        self.origin = np.array(origin, float)
        self.turn = np.eye(3) if turn is None else turn
        self.depth = np.full(scene.depth.shape, FAR, F4)
        self.there = np.zeros(scene.depth.shape, bool)
        self.material = np.zeros(scene.depth.shape, np.int16)
        self._reach = [scene.height, 0, scene.width, 0]

    @property
    def window(self) -> Window:
        """The rows and columns that its solids touch."""
        top, foot, left, right = self._reach
        return slice(top, max(top, foot)), slice(left, max(left, right))

    def world(self, place: Vector) -> Field:
        """The position in the scene of a local place."""
        found: Field = self.origin + self.size * (self.turn @ np.asarray(place, float))
        return found

    def local(self) -> list[Field]:
        """The local x, y and z of each pixel within the window."""
        w, turn = self.window, self.turn
        away = [
            self.scene.x[w] - self.origin[0],
            self.scene.y[w] - self.origin[1],
            self.depth[w] - self.origin[2],
        ]
        return [
            ((turn[0, i] * away[0] + turn[1, i] * away[1] + turn[2, i] * away[2]) / self.size).astype(F4)
            for i in range(3)
        ]

    def raise_by(self, amount: Field) -> None:
        """Raise the surface within the window by a field of local units."""
        w = self.window
        self.depth[w] = np.where(self.there[w], self.depth[w] + F4(self.size) * amount, self.depth[w])

    def dent(self, centre: Vector, radii: Vector, depth: float) -> None:
        """Push the surface in round a local place."""
        away = sum(((v - c) / r) ** 2 for v, c, r in zip(self.local(), centre, radii, strict=True))
        self.raise_by(-depth * np.exp(-np.minimum(away, 30)))

    def emboss(self, drawing: Cloth, height: float) -> None:
        """Raise the front by a drawing's brightness."""
        x, y, z = self.local()
        colour, opacity = drawing.at(x, y)
        self.raise_by(height * colour.mean(2) * opacity * (z > -40))

    def ball(
        self, at: Vector, radii: Vector | float, turn: Field | None = None, melt: float = 0, material: int = 0
    ) -> "Group":
        """Add an ellipsoid; `melt` is how far it flows into the solids that are there."""
        centre = self.world(at)
        axes = self.turn if turn is None else self.turn @ turn
        half = (
            np.full(3, float(radii)) if isinstance(radii, int | float) else np.array(radii, float)
        ) * self.size
        form = axes @ np.diag(1 / half**2) @ axes.T
        extent = np.sqrt(np.diag(axes @ np.diag(half**2) @ axes.T))
        pad = 1.35 if melt else 1.02
        window = self._around(centre, extent[0] * pad + 2, extent[1] * pad + 2)
        if window is None:
            return self
        dx = self.scene.x[window] - F4(centre[0])
        dy = self.scene.y[window] - F4(centre[1])
        b = F4(form[0, 2]) * dx + F4(form[1, 2]) * dy
        flat = F4(form[0, 0]) * dx * dx + F4(2 * form[0, 1]) * dx * dy + F4(form[1, 1]) * dy * dy
        q = b * b - F4(form[2, 2]) * (flat - 1)
        inside = q > 0
        far = np.where(inside, 1, 1.6) if melt else 1
        z = F4(centre[2]) + (-b + np.sign(q) * np.sqrt(np.abs(q)) * far) / F4(form[2, 2])
        self._put(window, z.astype(F4), inside, melt * self.size, material)
        return self

    def tube(
        self,
        points: Sequence[Vector],
        radii: Sequence[float],
        melt: float = 0,
        material: int = 0,
        step: float = 0.22,
        flat: float = 1.0,
    ) -> "Group":
        """A limb along a curve: a dense chain of balls."""
        steps = 24
        path = curve(points, steps)
        wide = np.interp(np.linspace(0, len(points) - 1, len(path)), range(len(points)), radii)
        walked = 1e9
        before = path[0]
        for place, radius in zip(path, wide, strict=True):
            walked += float(np.linalg.norm(place - before))
            before = place
            if walked >= radius * step:
                walked = 0
                self.ball(place, (radius, radius, radius * flat), None, min(melt, radius * 0.3), material)
        return self

    def lathe(
        self, foot: Vector, axis: Vector, profile: Sequence[tuple[float, float]], material: int = 0
    ) -> "Group":
        """Add a body of revolution: (height, radius) along an axis, with flat ends."""
        along = self.turn @ unit(axis)
        start = self.world(foot)
        rings = [(height * self.size, radius * self.size) for height, radius in profile]
        for (h0, r0), (h1, r1) in pairwise(rings):
            self._frustum(start + along * h0, along, h1 - h0, (r0, r1), material)
        return self

    def _frustum(
        self, foot: Field, along: Field, length: float, ends: tuple[float, float], material: int
    ) -> None:
        """Add one frustum of a body of revolution, placed in the scene."""
        (r0, r1), most = ends, max(ends)
        middle = foot + along * length / 2
        reach = [
            abs(along[i]) * abs(length) / 2 + most * math.sqrt(max(0.0, 1 - along[i] ** 2)) + 2
            for i in (0, 1)
        ]
        window = self._around(middle, reach[0], reach[1])
        if window is None:
            return
        dx, dy = self.scene.x[window] - F4(foot[0]), self.scene.y[window] - F4(foot[1])
        side = dx * F4(along[0]) + dy * F4(along[1])
        up = F4(along[2])
        best = np.full(dx.shape, FAR, F4)
        slope = F4((r1 - r0) / length) if length > 1e-6 else F4(0)
        a = 1 - (1 + slope * slope) * up * up
        if length > 1e-6 and abs(a) > 1e-6:
            b = -(1 + slope * slope) * side * up - slope * F4(r0) * up
            c = (
                dx * dx
                + dy * dy
                - (1 + slope * slope) * side * side
                - 2 * slope * F4(r0) * side
                - F4(r0 * r0)
            )
            q = b * b - a * c
            root = np.sqrt(np.maximum(q, 0))
            for sign in (1, -1):
                t = (-b + sign * root) / a
                h = side + t * up
                there = (q > 0) & (h >= 0) & (h <= length) & (F4(r0) + slope * h > 0)
                best = np.where(there, np.maximum(best, t), best)
        if abs(up) > 1e-4:
            for height, radius in ((0.0, r0), (length, r1)):
                t = (height - side) / up
                there = dx * dx + dy * dy + t * t - height * height <= radius * radius
                best = np.where(there, np.maximum(best, t), best)
        found = best > FAR / 2
        self._put(window, np.where(found, best + F4(foot[2]), FAR).astype(F4), found, 0, material)

    def slab(self, at: Vector, half: Vector, turn: Field | None = None, material: int = 0) -> "Group":
        """Add a box by its centre and half its sides."""
        axes = self.turn if turn is None else self.turn @ turn
        centre, sides = self.world(at), np.array(half, float) * self.size
        extent = np.abs(axes) @ sides
        window = self._around(centre, extent[0] + 1, extent[1] + 1)
        if window is None:
            return self
        dx, dy = self.scene.x[window] - F4(centre[0]), self.scene.y[window] - F4(centre[1])
        low, high = np.full(dx.shape, -1e6, F4), np.full(dx.shape, 1e6, F4)
        for i in range(3):
            place = F4(axes[0, i]) * dx + F4(axes[1, i]) * dy
            if abs(axes[2, i]) < 1e-5:
                low = np.where(np.abs(place) > sides[i], 1e6, low)
                continue
            a, b = (-sides[i] - place) / F4(axes[2, i]), (sides[i] - place) / F4(axes[2, i])
            low, high = np.maximum(low, np.minimum(a, b)), np.minimum(high, np.maximum(a, b))
        found = high > low
        self._put(window, np.where(found, high + F4(centre[2]), FAR).astype(F4), found, 0, material)
        return self

    def hull(
        self, at: Vector, faces: Sequence[tuple[Vector, float]], reach: float, material: int = 0
    ) -> "Group":
        """Add a convex body: each face by its normal and its distance; `reach` is the body's radius."""
        centre = self.world(at)
        window = self._around(centre, reach * self.size + 1, reach * self.size + 1)
        if window is None:
            return self
        dx, dy = self.scene.x[window] - F4(centre[0]), self.scene.y[window] - F4(centre[1])
        low, high = np.full(dx.shape, -1e6, F4), np.full(dx.shape, 1e6, F4)
        for way, far in faces:
            x, y, z = self.turn @ np.asarray(way, float)
            beyond = F4(x) * dx + F4(y) * dy - F4(far * self.size)
            if abs(z) < 1e-5:
                low = np.where(beyond > 0, 1e6, low)
            elif z > 0:
                high = np.minimum(high, -beyond / F4(z))
            else:
                low = np.maximum(low, -beyond / F4(z))
        found = high > low
        self._put(window, np.where(found, high + F4(centre[2]), FAR).astype(F4), found, 0, material)
        return self

    def _around(self, centre: Field, reach_x: float, reach_y: float) -> Window | None:
        """The pixels round a place, by which the group's reach is enlarged; None for none."""
        k = self.scene.scale
        left, right = (
            int(max(0, (centre[0] - reach_x) * k)),
            int(min(self.scene.width, (centre[0] + reach_x) * k + 2)),
        )
        top, foot = (
            int(max(0, (centre[1] - reach_y) * k)),
            int(min(self.scene.height, (centre[1] + reach_y) * k + 2)),
        )
        if right <= left or foot <= top:
            return None
        old = self._reach
        self._reach = [min(old[0], top), max(old[1], foot), min(old[2], left), max(old[3], right)]
        return slice(top, foot), slice(left, right)

    def _put(self, window: Window, z: Field, inside: Field, melt: float, material: int) -> None:
        """Merge a solid's front into the group."""
        there = self.depth[window]
        self.material[window][inside & (z > there)] = material
        if melt:
            near = np.maximum(melt - np.abs(there - z), 0) / melt
            swell = np.where((there > FAR / 2) & (z > FAR / 2), near * near * melt * 0.25, 0)
            self.depth[window] = np.where(inside, np.maximum(there, z), there) + swell
        else:
            self.depth[window] = np.maximum(there, np.where(inside, z, FAR))
        self.there[window] |= inside

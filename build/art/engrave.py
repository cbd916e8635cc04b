"""The engraver's tools: outlines written as text, hatching as tapered ribbons, fur along a flow field."""

import math
import random
from collections.abc import Callable, Sequence

from scenes.art.geometry import Polyline, ribbon, smooth
from scenes.art.vector import Drawing, Point, closed

Tone = Callable[[float, float], float]
"""The darkness at a place, 0 to 1; an engraved line is as wide as the tone there."""

Flow = Callable[[float, float], float]
"""The direction of hair at a place, in radians."""

Bend = Callable[[float], float]
"""The bend of a hatched line at -1 to 1 of its length, as a share of half that length."""


def even(_x: float, _y: float) -> float:
    """The same tone everywhere."""
    return 1.0


def points(text: str) -> tuple[Polyline, tuple[int, ...]]:
    """Points written ``x,y x,y!``: the line, and the indices of the corners (marked ``!``)."""
    words = text.split()
    corners = tuple(i for i, word in enumerate(words) if word.endswith("!"))
    line = []
    for word in words:
        x, y = word.rstrip("!").split(",")
        line.append((float(x), float(y)))
    return line, corners


def curve(text: str, closed_line: bool = True, steps: int = 9) -> Polyline:
    """The smooth outline through points written as text."""
    line, corners = points(text)
    return smooth(line, closed_line, steps, corners)


def placed(text: str, at: Point, scale: Point = (1, 1), steps: int = 9) -> Polyline:
    """The smooth outline through points written as text about a place, stretched by `scale`."""
    return [(at[0] + x * scale[0], at[1] + y * scale[1]) for x, y in curve(text, True, steps)]


class Region:
    """The inside of an outline, queried row by row."""

    def __init__(self, outline: Sequence[Point]) -> None:
        self.outline = outline
        self.left = min(x for x, _ in outline)
        self.right = max(x for x, _ in outline)
        self.top = min(y for _, y in outline)
        self.bottom = max(y for _, y in outline)
        self._rows: dict[int, list[tuple[float, float]]] = {}

    def row(self, y: float) -> list[tuple[float, float]]:
        """The spans of x inside the outline at a height (even-odd rule)."""
        found = []
        before = self.outline[-1]
        for here in self.outline:
            if (here[1] > y) != (before[1] > y):
                share = (y - before[1]) / (here[1] - before[1])
                found.append(before[0] + (here[0] - before[0]) * share)
            before = here
        found.sort()
        return list(zip(found[::2], found[1::2], strict=False))

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point is inside, to about one unit."""
        key = round(y)
        if key not in self._rows:
            self._rows[key] = self.row(key + 0.01)
        return any(a <= x <= b for a, b in self._rows[key])


def _without(spans: list[tuple[float, float]], hole: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The spans with those of a hole cut out."""
    for a, b in hole:
        spans = [piece for s, e in spans for piece in ((s, min(e, a)), (max(s, b), e)) if piece[1] > piece[0]]
    return spans


def _dense(outline: Sequence[Point], most: float = 12) -> Polyline:
    """The outline with long edges divided, so that it can be bent."""
    line = []
    for a, b in zip([outline[-1], *outline], outline, strict=False):
        parts = max(1, math.ceil(math.dist(a, b) / most))
        line += [(a[0] + (b[0] - a[0]) * k / parts, a[1] + (b[1] - a[1]) * k / parts) for k in range(parts)]
    return line


def hatching(
    outline: Sequence[Point],
    angle: float,
    space: float,
    tone: Tone,
    width: float = 0,
    step: float = 6,
    bend: Bend | None = None,
    holes: Sequence[Sequence[Point]] = (),
) -> str:
    """Path data of parallel lines at `angle` degrees inside an outline, as wide as the tone times `width`."""
    region = Region(outline)
    width = width or space * 0.8
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    cx, cy = (region.left + region.right) / 2, (region.top + region.bottom) / 2
    reach = math.hypot(region.right - region.left, region.bottom - region.top) / 2 + space

    def aside(u: float) -> float:
        return bend(u / reach) * reach if bend else 0.0

    def laid(line: Sequence[Point]) -> Region:
        turned = [((x - cx) * ca + (y - cy) * sa, (y - cy) * ca - (x - cx) * sa) for x, y in _dense(line)]
        return Region([(u, v - aside(u)) for u, v in turned])

    body, cut = laid(outline), [laid(hole) for hole in holes]
    found = []
    v = math.ceil(body.top / space) * space + space * 0.37
    while v < body.bottom:
        spans = body.row(v)
        for hole in cut:
            spans = _without(spans, hole.row(v))
        for start, end in spans:
            line = []
            count = max(2, math.ceil((end - start) / step))
            for k in range(count + 1):
                u = start + (end - start) * k / count
                line.append((cx + u * ca - (v + aside(u)) * sa, cy + u * sa + (v + aside(u)) * ca))
            found += _strokes(line, tone, width)
        v += space
    return "".join(found)


def _strokes(line: Polyline, tone: Tone, width: float) -> list[str]:
    """The parts of a line that have a tone, as tapered ribbons."""
    found: list[str] = []
    run: Polyline = []
    wide: list[float] = []
    for point in [*line, None]:
        dark = min(1.0, tone(*point)) if point else 0.0
        if point and dark > 0.04:
            run.append(point)
            wide.append(dark * width)
            continue
        if len(run) > 1:
            wide[0] *= 0.3
            wide[-1] *= 0.3
            found.append(closed(ribbon(run, wide)))
        run, wide = [], []
    return found


def hairs(
    outline: Sequence[Point],
    flow: Flow,
    space: float,
    length: float,
    width: float,
    tone: Tone = even,
    holes: Sequence[Sequence[Point]] = (),
    seed: int = 1,
) -> str:
    """Path data of tapered hairs on a jittered grid; the tone is their density."""
    dice = random.Random(seed)
    region, cut = Region(outline), [Region(hole) for hole in holes]
    found = []
    for row in range(int((region.bottom - region.top) / space) + 1):
        for column in range(int((region.right - region.left) / space) + 1):
            x = region.left + (column + dice.uniform(-0.5, 0.5)) * space
            y = region.top + (row + dice.uniform(-0.5, 0.5)) * space
            if not region.holds(x, y) or any(hole.holds(x, y) for hole in cut) or dice.random() > tone(x, y):
                continue
            found.append(_hair((x, y), flow(x, y), length, width, dice))
    return "".join(found)


def _hair(root: Point, angle: float, length: float, width: float, dice: random.Random) -> str:
    angle += dice.uniform(-0.12, 0.12)
    bend, long = dice.uniform(-0.1, 0.1), length * dice.uniform(0.15, 0.31)
    wide = width * dice.uniform(0.6, 1.1)
    line = [root]
    for k in range(4):
        x, y = line[-1]
        line.append((x + math.cos(angle + bend * k) * long, y + math.sin(angle + bend * k) * long))
    return closed(ribbon(line, [wide * 0.35, wide, wide * 0.85, wide * 0.5, 0.12]))


def tufted(
    outline: Sequence[Point],
    flow: Flow,
    step: float = 9,
    length: float = 14,
    only: Callable[[float, float], bool] = lambda x, y: True,
    seed: int = 2,
) -> Polyline:
    """The outline with pointed tufts pushed out along the flow, about one every `step` units."""
    dice = random.Random(seed)
    line: Polyline = []
    walked = 0.0
    for i, (x, y) in enumerate(outline):
        after = outline[(i + 1) % len(outline)]
        line.append((x, y))
        walked += math.dist((x, y), after)
        if walked >= step and only(x, y):
            walked = 0
            angle, long = flow(x, y) + dice.uniform(-0.2, 0.2), length * dice.uniform(0.5, 1.5)
            line.append((x + math.cos(angle) * long, y + math.sin(angle) * long))
            line.append(((x + after[0]) / 2, (y + after[1]) / 2))
    return line


def taper(line: Sequence[Point], width: float, start: float = 0.2, end: float = 0.2) -> Polyline:
    """A stroke of even width whose two ends thin to a share of it."""
    last = max(1, len(line) - 1)
    widths = []
    for i in range(len(line)):
        share = i / last
        fade = min(1.0, start + share * 5, end + (1 - share) * 5)
        widths.append(width * fade)
    return ribbon(line, widths)


class Plate(Drawing):
    """A drawing to engrave. A plate that is not `fine` is the small form: no hatching, bolder lines."""

    def __init__(self, width: float, height: float, fine: bool = True) -> None:
        super().__init__(width, height)
        self.fine = fine

    def path(
        self,
        d: str | Sequence[Point],  # type: ignore[override]
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
        opacity: float = 1,
        even_odd: bool = False,
    ) -> None:
        super().path(d, fill, stroke, width if self.fine else width * 2.2, opacity, even_odd)

    def hatch(  # noqa: PLR0913, PLR0917 (an engraver chooses all of these)
        self,
        outline: Sequence[Point],
        angle: float,
        space: float,
        tone: Tone,
        colour: str,
        opacity: float = 0.7,
        width: float = 0,
        step: float = 6,
        bend: Bend | None = None,
        holes: Sequence[Sequence[Point]] = (),
    ) -> None:
        """Engrave lines inside an outline (not on the small form)."""
        if self.fine:
            data = hatching(outline, angle, space, tone, width, step, bend, holes)
            super().path(data, colour, opacity=opacity)

    def fur(  # noqa: PLR0913, PLR0917 (as many as a furrier)
        self,
        outline: Sequence[Point],
        flow: Flow,
        space: float,
        length: float,
        width: float,
        colour: str,
        opacity: float = 0.6,
        tone: Tone = even,
        holes: Sequence[Sequence[Point]] = (),
        seed: int = 1,
    ) -> None:
        """Engrave hairs inside an outline; on the small form fewer, longer and bolder ones."""
        if self.fine:
            super().path(
                hairs(outline, flow, space, length, width, tone, holes, seed), colour, opacity=opacity
            )
            return
        data = hairs(outline, flow, space * 2, length * 1.7, width * 2.1, tone, holes, seed)
        super().path(data, colour, opacity=opacity * 0.7)

    def line(
        self, text: str, width: float, colour: str, opacity: float = 1, ends: tuple[float, float] = (0.2, 0.3)
    ) -> None:
        """A tapered stroke through points written as text."""
        self.stroke(curve(text, False, 8), width, colour, opacity, ends)

    def stroke(
        self,
        line: Sequence[Point],
        width: float,
        colour: str,
        opacity: float = 1,
        ends: tuple[float, float] = (0.2, 0.3),
    ) -> None:
        """A tapered stroke along a line."""
        self.path(taper(line, width if self.fine else width * 1.5, *ends), colour, opacity=opacity)

    def across(self, start: float, end: float, *stops: tuple[float, str]) -> str:
        """A horizontal gradient."""
        return self.linear((start, 0), (end, 0), *stops)

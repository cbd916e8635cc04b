"""Drawing: vector drawings made of paths, rasterised at exactly the size needed.

pygame-ce rasterises SVG with smooth edges; a `Drawing` writes the part of SVG that it understands:
filled and stroked paths with gradients in user space (no clips, masks, filters or text).
"""

import re
from collections.abc import Callable, Iterable
from io import BytesIO

import pygame

from scenes.art.palette import Colour

Point = tuple[float, float]
Outline = Iterable[Point]
GradientStop = tuple[float, Colour] | tuple[float, Colour, float]
"""A gradient's stop: place (0 to 1), colour and, when not opaque, opacity (0 to 1)."""

_PAINT = re.compile(r'\bg(\d+)(?=["\)])')
"""Matches a gradient's name where it is defined or used."""


class Drawing:
    """A sheet of `width`×`height` units to draw on; later shapes cover earlier ones."""

    def __init__(
        self, width: float, height: float, *, paints: Iterable[str] = (), shapes: Iterable[str] = ()
    ) -> None:
        self.width = width
        self.height = height
        self._defs = list(paints)
        self._body = list(shapes)

    def linear(self, start: Point, end: Point, *stops: GradientStop) -> str:
        """Define a linear gradient from one point to another; returns a value for `fill` or `stroke`."""
        head = f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
        return self._gradient("linearGradient", head, stops)

    def down(self, top: float, bottom: float, *stops: GradientStop) -> str:
        """Define a vertical gradient."""
        return self.linear((0, top), (0, bottom), *stops)

    def radial(self, centre: Point, radius: float, *stops: GradientStop) -> str:
        """Define a radial gradient."""
        return self._gradient(
            "radialGradient", f'cx="{centre[0]:g}" cy="{centre[1]:g}" r="{radius:g}"', stops
        )

    def path(
        self,
        d: str | Outline,
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
        opacity: float = 1,
        even_odd: bool = False,
    ) -> None:
        """Draw a path: SVG path data, or the points of a closed outline."""
        data = d if isinstance(d, str) else closed(d)
        line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
        self._body.append(
            f'<path d="{data}" fill="{fill}"{line if stroke else ""}'
            f"{_opacity(opacity)}{' fill-rule=' + chr(34) + 'evenodd' + chr(34) if even_odd else ''}/>"
        )

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
        opacity: float = 1,
    ) -> None:
        """Draw a circle."""
        line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
        self._body.append(
            f'<circle cx="{centre[0]:.2f}" cy="{centre[1]:.2f}" r="{radius:.2f}" '
            f'fill="{fill}"{line}{_opacity(opacity)}/>'
        )

    def box(  # noqa: PLR0913, PLR0917 (an SVG rectangle has as many)
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 0,
        fill: str = "none",
        stroke: str = "",
        line: float = 1,
        opacity: float = 1,
    ) -> None:
        """Draw a rectangle with rounded corners."""
        self.path(rounded(x, y, width, height, radius), fill, stroke, line, opacity)

    def inset(
        self,
        gap: float,
        radius: float,
        fill: str = "none",
        stroke: str = "",
        line: float = 1,
        opacity: float = 1,
    ) -> None:
        """Draw a rounded rectangle `gap` units from every edge of the sheet."""
        self.box(gap, gap, self.width - 2 * gap, self.height - 2 * gap, radius, fill, stroke, line, opacity)

    def begin(self, transform: str) -> None:
        """Open a group with an SVG transform ("translate(…) scale(…)")."""
        self._body.append(f'<g transform="{transform}">')

    def end(self) -> None:
        """Close the group."""
        self._body.append("</g>")

    def take(self, other: "Drawing") -> None:
        """Add the shapes of another drawing, at the same coordinates."""
        paints, shapes, taken = other._defs, other._body, len(self._defs)
        if paints and taken:
            paints, shapes = (
                [_PAINT.sub(lambda name: f"g{int(name[1]) + taken}", line) for line in lines]
                for lines in (paints, shapes)
            )
        self._defs += paints
        self._body += shapes

    def svg(self, size: tuple[int, int] | None = None) -> str:
        """The drawing as SVG text, of its own size or stretched to `size`."""
        own = f'width="{self.width:g}" height="{self.height:g}"'
        wanted = f'width="{size[0]}" height="{size[1]}" preserveAspectRatio="none"' if size else own
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" {wanted}>'
            f"<defs>{''.join(self._defs)}</defs>{''.join(self._body)}</svg>"
        )

    def surface(self, size: tuple[int, int] | None = None, opaque: bool = False) -> pygame.Surface:
        """The drawing at `size` pixels (its own units when none is given), with alpha unless `opaque`.

        An opaque drawing must cover its whole sheet; it is several times quicker to copy.
        """
        wanted = size or (round(self.width), round(self.height))
        wanted = (max(1, wanted[0]), max(1, wanted[1]))
        image = self.raster(wanted)
        if opaque:
            solid = pygame.Surface(wanted)
            solid.blit(image, (0, 0))
            return solid
        return image.convert_alpha() if pygame.display.get_surface() else image

    def raster(self, size: tuple[int, int]) -> pygame.Surface:
        """The drawing at `size` pixels as the rasteriser gives it; other threads run meanwhile.

        By rounding, some sizes come out a pixel smaller: then the SVG is written for exactly that size,
        because scaling the picture afterwards would blur it.
        """
        image = pygame.image.load_sized_svg(BytesIO(self.svg().encode()), size)
        if image.get_size() != size:
            image = pygame.image.load_sized_svg(BytesIO(self.svg(size).encode()), size)
        return image

    def _gradient(self, tag: str, head: str, stops: Iterable[GradientStop]) -> str:
        name = f"g{len(self._defs)}"
        body = "".join(
            f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{stop[2]:g}"/>' if len(stop) == 3 else "/>")
            for stop in stops
        )
        self._defs.append(f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {head}>{body}</{tag}>')
        return f"url(#{name})"


def cut_out(
    paint: Callable[[Drawing], None],
    box: tuple[float, float, float, float],
    scale: float,
    origin: Point = (0, 0),
) -> tuple[pygame.Surface, pygame.Rect]:
    """Draw a box (left, top, width, height) of units with `paint`, and return the picture and its place.

    The pixels are those of a large sheet at `scale` pixels a unit whose origin is at the pixel `origin`.
    """
    left, top = round(origin[0] + box[0] * scale), round(origin[1] + box[1] * scale)
    right = round(origin[0] + (box[0] + box[2]) * scale) + 1
    foot = round(origin[1] + (box[1] + box[3]) * scale) + 1
    place = pygame.Rect(left, top, right - left, foot - top)
    sheet = Drawing(place.width / scale, place.height / scale)
    sheet.begin(f"translate({(origin[0] - left) / scale:.3f} {(origin[1] - top) / scale:.3f})")
    paint(sheet)
    sheet.end()
    return sheet.surface(place.size), place


def closed(points: Outline) -> str:
    """The SVG path data of a closed outline."""
    return open_line(points) + "Z"


def open_line(points: Outline) -> str:
    """The SVG path data of an open line."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The SVG path data of a rounded rectangle; one without arcs if sharp, drawn in a fifth of the time."""
    r = max(0.0, min(radius, width / 2, height / 2))
    if r < 0.005:
        return f"M{x:.2f} {y:.2f}H{x + width:.2f}V{y + height:.2f}H{x:.2f}Z"
    arc = f"A{r:.2f} {r:.2f} 0 0 1 "
    return (
        f"M{x + r:.2f} {y:.2f}H{x + width - r:.2f}{arc}{x + width:.2f} {y + r:.2f}V{y + height - r:.2f}"
        f"{arc}{x + width - r:.2f} {y + height:.2f}H{x + r:.2f}{arc}{x:.2f} {y + height - r:.2f}V{y + r:.2f}"
        f"{arc}{x + r:.2f} {y:.2f}Z"
    )


def _opacity(opacity: float) -> str:
    return "" if opacity >= 1 else f' opacity="{opacity:g}"'

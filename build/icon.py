"""The program's icon, drawn when it is built: a raccoon in a top hat on an enamel medallion."""

import io
import math
import os
import struct
import sys
from pathlib import Path

import pygame

SIZES = (16, 32, 48, 64, 128, 256)
"""Edges in pixels of the pictures in a Windows icon; 256 is its largest."""

ICNS_KINDS = {128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""A Mac icon's names for its pictures, by edge in pixels."""

MASTER = 1024
"""Edge of the drawing in pixels; every size is scaled down from it, which smooths its edges."""

GILT, GILT_DEEP, OXBLOOD, OXBLOOD_DEEP = "#d2a04a", "#8a5c1e", "#7c2630", "#4a141d"
FUR, FUR_LIGHT, MASK, INK, CREAM = "#8d8791", "#cfc8c4", "#2a2430", "#1b171c", "#f4e6c6"

Point = tuple[float, float]


def draw(edge: int) -> pygame.Surface:
    """The icon, `edge` pixels wide and high, on nothing."""
    master = pygame.Surface((MASTER, MASTER), pygame.SRCALPHA)
    _medallion(master)
    _head(master)
    _hat(master)
    return pygame.transform.smoothscale(master, (edge, edge))


def png(edge: int) -> bytes:
    """The icon as PNG."""
    buffer = io.BytesIO()
    pygame.image.save(draw(edge), buffer, "icon.png")
    return buffer.getvalue()


def ico() -> bytes:
    """The icon as Windows wants it: a directory, then a PNG for each of `SIZES`."""
    pictures = [png(edge) for edge in SIZES]
    offset = 6 + 16 * len(SIZES)
    directory = struct.pack("<HHH", 0, 1, len(SIZES))
    for edge, picture in zip(SIZES, pictures, strict=True):
        directory += struct.pack("<BBBBHHII", edge % 256, edge % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """The icon as a Mac wants it: named PNGs one after the other."""
    body = b""
    for edge, kind in ICNS_KINDS.items():
        picture = png(edge)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(folder: Path, platform: str = sys.platform) -> Path:
    """Write the icon for `platform` into `folder` (made when missing) and tell where it stands."""
    makers = {"win32": ("raccoon.ico", ico), "darwin": ("raccoon.icns", icns)}
    name, make = makers.get(platform, ("raccoon.png", lambda: png(256)))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(make())
    return path


def _disc(surface: pygame.Surface, colour: str, centre: Point, radius: float) -> None:
    pygame.draw.circle(surface, colour, centre, radius)


def _oval(surface: pygame.Surface, colour: str, centre: Point, size: Point) -> None:
    box = pygame.Rect(0, 0, round(size[0]), round(size[1]))
    box.center = round(centre[0]), round(centre[1])
    pygame.draw.ellipse(surface, colour, box)


def _mirrored(surface: pygame.Surface, colour: str, points: list[Point]) -> None:
    """A polygon and its mirror image across the middle of the picture."""
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.polygon(surface, colour, [(MASTER - x, y) for x, y in points])


def _medallion(surface: pygame.Surface) -> None:
    middle = (MASTER / 2, MASTER / 2)
    for colour, radius in (
        (GILT_DEEP, 508),
        (GILT, 492),
        (GILT_DEEP, 448),
        (OXBLOOD_DEEP, 438),
        (OXBLOOD, 420),
    ):
        _disc(surface, colour, middle, radius)
    for step in range(36):
        angle = step * math.tau / 36
        _disc(surface, CREAM, (512 + 470 * math.cos(angle), 512 + 470 * math.sin(angle)), 8)


def _head(surface: pygame.Surface) -> None:
    _mirrored(surface, MASK, [(270, 560), (262, 400), (300, 372), (420, 450)])
    _mirrored(surface, FUR_LIGHT, [(296, 520), (292, 420), (390, 470)])
    _oval(surface, FUR, (512, 640), (560, 430))
    _mirrored(surface, FUR, [(260, 560), (196, 700), (262, 690), (240, 770), (330, 760), (400, 640)])
    _oval(surface, FUR_LIGHT, (512, 560), (420, 220))
    _mirrored(
        surface, MASK, [(498, 580), (400, 560), (280, 600), (236, 690), (330, 710), (450, 690), (500, 640)]
    )
    _oval(surface, FUR_LIGHT, (512, 750), (270, 190))
    pygame.draw.polygon(surface, FUR, [(478, 540), (546, 540), (536, 700), (488, 700)])
    _oval(surface, INK, (512, 710), (110, 76))
    _oval(surface, CREAM, (494, 694), (30, 16))
    for x in (392, 632):
        _disc(surface, CREAM, (x, 640), 40)
        _disc(surface, INK, (x, 640), 28)
        _disc(surface, CREAM, (x - 9, 630), 10)
    pygame.draw.circle(surface, GILT, (632, 640), 70, 14)  # the monocle
    pygame.draw.line(surface, GILT, (700, 656), (760, 830), 8)


def _hat(surface: pygame.Surface) -> None:
    pygame.draw.polygon(surface, INK, [(352, 150), (672, 150), (648, 470), (376, 470)])
    _oval(surface, INK, (512, 150), (320, 56))
    pygame.draw.polygon(surface, GILT, [(370, 390), (654, 390), (648, 462), (376, 462)])
    _oval(surface, INK, (512, 478), (480, 84))
    pygame.draw.line(surface, "#4d4450", (400, 190), (414, 370), 16)


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    print(write(Path(sys.argv[1])))

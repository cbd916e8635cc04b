"""The program's icon: the Tycoon railroad's engraved raccoon in its brass rim.

``python build/icon.py FOLDER`` writes the system's icon file, as the build does; without a folder it writes
the picture of the window's icon, which is committed among the assets.
"""

import io
import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))  # the build has no other way to our packages

import pygame  # noqa: E402

from scenes.raccoon_tycoon.art import paintings  # noqa: E402

SIZES = (16, 32, 48, 64, 128, 256)
"""Edges in pixels of the pictures in a Windows icon; 256 is its largest."""

ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
}
"""A Mac icon's pictures by name, with their edges in pixels; some are for screens of double density."""


WINDOW = ROOT / "assets" / "pictures" / "icon.png"
"""The icon of the window, which is the same everywhere."""
WINDOW_EDGE = 64


def draw(edge: int) -> pygame.Surface:
    """The icon, `edge` pixels wide and high, on a transparent ground."""
    surface = pygame.Surface((edge, edge), pygame.SRCALPHA)
    paintings.medallion(surface, surface.get_rect(), "Tycoon")
    return surface


def png(edge: int) -> bytes:
    """The icon as PNG."""
    buffer = io.BytesIO()
    pygame.image.save(draw(edge), buffer, "icon.png")
    return buffer.getvalue()


def ico() -> bytes:
    """The icon in the format of Windows: a directory, then a PNG for each of `SIZES`."""
    pictures = [png(edge) for edge in SIZES]
    offset = 6 + 16 * len(SIZES)
    directory = struct.pack("<HHH", 0, 1, len(SIZES))
    for edge, picture in zip(SIZES, pictures, strict=True):
        directory += struct.pack("<BBBBHHII", edge % 256, edge % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """The icon in the format of macOS: named PNGs one after the other."""
    body = b""
    for kind, edge in ICNS_KINDS.items():
        picture = png(edge)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(folder: Path, platform: str = sys.platform) -> Path:
    """Write the icon for `platform` into `folder` (made when missing) and return its path."""
    makers = {"win32": ("raccoon.ico", ico), "darwin": ("raccoon.icns", icns)}
    name, make = makers.get(platform, ("raccoon.png", lambda: png(256)))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(make())
    return path


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    if sys.argv[1:]:
        print(write(Path(sys.argv[1])))
    else:
        WINDOW.write_bytes(png(WINDOW_EDGE))

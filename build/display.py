"""A virtual X display whose picture can be read: Xvfb keeps it in a file, so that no further tool is
needed.
"""

import operator
import os
import struct
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

XWD_FIELDS = 25
"""Words of an XWD header before the window's name (X11/XWDFile.h), big-endian."""


class NoDisplayError(Exception):
    """The virtual display did not start, or its picture cannot be read."""


@dataclass(frozen=True)
class Picture:
    """A screen's pixels, four bytes each (blue, green, red, unused), row after row without gaps."""

    width: int
    height: int
    pixels: bytes

    def shares(self) -> list[float]:
        """The share of the picture that each colour covers (0 to 1), the largest first."""
        counts = Counter(struct.unpack(f"<{self.width * self.height}I", self.pixels))
        return [count / (self.width * self.height) for _, count in counts.most_common()]

    def is_empty(self) -> bool:
        """Return whether hardly anything is drawn: few colours, or one that covers nearly all of it."""
        shares = self.shares()
        return len(shares) < 64 or shares[0] > 0.9

    def alike(self, other: "Picture") -> float:
        """The share of pixels (0 to 1) equal to those of a picture of the same size."""
        mine, others = (memoryview(picture.pixels).cast("I") for picture in (self, other))
        same: int = sum(map(operator.eq, mine, others))
        return same / len(mine)

    def save(self, path: Path) -> None:
        """Write the picture as PNG (needs pygame)."""
        import pygame

        colours = bytearray(self.width * self.height * 3)
        for channel in range(3):
            colours[channel::3] = self.pixels[2 - channel :: 4]
        pygame.image.save(pygame.image.frombytes(bytes(colours), (self.width, self.height), "RGB"), path)


@dataclass(frozen=True)
class Display:
    """A running virtual display: `name` is the value of DISPLAY."""

    name: str
    buffer: Path

    def picture(self) -> Picture:
        """The current picture on the screen."""
        return read_xwd(self.buffer.read_bytes())


def read_xwd(data: bytes) -> Picture:
    """The picture in an X window dump of 32 bits a pixel, little-endian, as Xvfb writes it."""
    fields = struct.unpack_from(f">{XWD_FIELDS}I", data)
    header, width, height, bits, row, colours = (
        fields[0],
        fields[4],
        fields[5],
        fields[11],
        fields[12],
        fields[19],
    )
    if bits != 32:
        raise NoDisplayError(f"the screen has {bits} bits a pixel, 32 are needed")
    start = header + colours * 12
    rows = (data[start + y * row : start + y * row + width * 4] for y in range(height))
    return Picture(width, height, b"".join(rows))


@contextmanager
def virtual_display(size: tuple[int, int] = (1280, 720), *more: str) -> Iterator[Display]:
    """Run a display of `size` pixels until the block ends, whose server gets `more` arguments; raises
    `NoDisplayError` without Xvfb.
    """
    with tempfile.TemporaryDirectory(prefix="xvfb-") as folder:
        read, write = os.pipe()
        screen = f"{size[0]}x{size[1]}x24"
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            screen,
            "-fbdir",
            folder,
            "-nolisten",
            "tcp",
            "-noreset",  # otherwise it restarts when its last client leaves, and refuses the next one then
            *more,
        ]
        try:
            server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        except FileNotFoundError:
            os.close(read)
            raise NoDisplayError("Xvfb is missing: install the package xvfb") from None
        finally:
            os.close(write)
        try:
            with os.fdopen(read) as answer:  # the server writes its number when it is ready
                number = answer.readline().strip()
            if not number:
                raise NoDisplayError("Xvfb ended before it was ready")
            yield Display(f":{number}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()

"""The grain of paper, and the writing of a picture to its file."""

import random
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

import pygame

GRAIN = 18
"""The most by which the paper's grain darkens a pixel, of 255."""


@lru_cache(maxsize=4)
def grain(size: tuple[int, int]) -> pygame.Surface:
    """A sheet of almost white noise, a little coarser than a pixel."""
    small = (size[0] * 2 // 3, size[1] * 2 // 3)
    table = bytes(255 - GRAIN * value // 255 for value in range(256))
    noise = random.Random(1893).randbytes(small[0] * small[1]).translate(table)
    grey = b"".join(noise[i : i + 1] * 3 for i in range(len(noise)))
    return pygame.transform.smoothscale(pygame.image.frombytes(grey, small, "RGB"), size)


def write(image: pygame.Surface, path: Path) -> None:
    """Save the picture in the format of the file's ending. Where libjpeg's jpegtran is installed, a JPEG is
    encoded again with optimised tables: the same pixels in fewer bytes.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(image, str(path))
    if path.suffix == ".jpg" and (tool := shutil.which("jpegtran")):
        coded = subprocess.run([tool, "-copy", "none", "-optimize", path], capture_output=True, check=True)
        path.write_bytes(coded.stdout)

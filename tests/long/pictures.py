"""Every committed picture drawn again and compared with its file."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from itertools import islice

import pygame

from tests.long.run import Trial
from tests.measures import ROOT

CLOSE = 1.5
"""Mean grey steps by which a picture may differ, because another machine rounds differently."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Draw one picture a trial, in the generator's order."""
    sys.path[:0] = [str(ROOT / "build")] if str(ROOT / "build") not in sys.path else []
    from art import make

    pygame.display.set_mode((1, 1))
    for path, draw in islice(make.masters(), count):
        apart = difference_from_file(path, draw)
        yield Trial(path.rsplit("/", 2)[-2], f"{path} differs by {apart:.1f}" if apart >= CLOSE else "")


def difference_from_file(path: str, draw: Callable[[], pygame.Surface]) -> float:
    """The difference between a picture drawn now and its file in the assets, as `difference` measures it."""
    file = io.BytesIO()
    pygame.image.save(draw(), file, path)  # a JPEG is lossy
    file.seek(0)
    return difference(pygame.image.load(file, path), pygame.image.load(ROOT / "assets" / path))


def difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """The mean difference of two pictures in grey steps; the maximum if their sizes differ."""
    import numpy as np

    if a.get_size() != b.get_size():
        return 255.0
    one, other = (pygame.surfarray.array3d(picture).astype(int) for picture in (a, b))
    return float(np.abs(one - other).mean())

"""Encodes the frames of a film as WebP or GIF, small enough to be sent."""

from collections.abc import Sequence
from io import BytesIO

import pygame
from PIL import Image

from raccoon.app.errors import AppError
from scenes.printing.raster import png
from scenes.replay.reel import SIZE, FilmFrame

ENDINGS = {".webp": "WEBP", ".gif": "GIF"}
MOST = 8_000_000
"""The most bytes of a film."""
SHARES = (1.0, 0.75, 0.5, 0.35)
"""The sizes tried until it is small enough, as shares of the usual size."""
QUALITY = 82


def film(shots: Sequence[FilmFrame], ending: str) -> bytes:
    """Return the film as the contents of a file with that ending; `AppError` if it is always too large."""
    pictures = [_image(shot.picture) for shot in shots]
    for share in SHARES:
        made = _encoded(pictures, [round(shot.seconds * 1000) for shot in shots], ending, share)
        if len(made) <= MOST:
            return made
    raise AppError("film.large", most=MOST // 1_000_000)


def pictures(shots: Sequence[FilmFrame]) -> list[bytes]:
    """Return every frame as the contents of a PNG file."""
    return [png(shot.picture) for shot in shots]


def _image(picture: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def _encoded(pictures: Sequence[Image.Image], lasting: list[int], ending: str, share: float) -> bytes:
    size = round(SIZE[0] * share), round(SIZE[1] * share)
    frames = [one if share == 1 else one.resize(size, Image.Resampling.LANCZOS) for one in pictures]
    if ending == ".gif":
        frames = [one.quantize(256, dither=Image.Dither.NONE) for one in frames]
    file = BytesIO()
    frames[0].save(
        file,
        ENDINGS[ending],
        save_all=True,
        append_images=frames[1:],
        duration=lasting,
        loop=0,
        quality=QUALITY,
        method=4,
    )
    return file.getvalue()

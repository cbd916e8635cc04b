"""Draw every picture: ``python build/art/make.py`` writes them into ``assets``.

The same sources give the same bytes on one machine; another machine's rounding may change a pixel.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    sys.path[:1] = [str(ROOT / "build"), str(ROOT)]

import numpy as np  # noqa: E402
import pygame  # noqa: E402

from art import bake, gallery, lettering  # noqa: E402
from art.cast import crossroads, heroes, railroads, seats  # noqa: E402
from art.cast.moods import Mood  # noqa: E402
from art.cast.sitters import SITTERS  # noqa: E402
from art.dawn import plate as dawn  # noqa: E402
from art.dioramas import gallery as dioramas  # noqa: E402
from art.raccoon_rampage import europa_house, europe, poster as night  # noqa: E402
from art.raccoon_tycoon import auctioneer, poster as valley  # noqa: E402
from art.relief import lettering as letters  # noqa: E402
from art.relief.fields import Field, to_surface  # noqa: E402
from art.saloon_tycoon import guests, poster as saloon, title as swing_doors  # noqa: E402
from art.saloon_tycoon.rooms import painted  # noqa: E402
from raccoon.app.version import PROGRAM  # noqa: E402
from scenes.art.frame import Size  # noqa: E402
from scenes.art.pictures import SCENERY_SMALL, SMALL, TILE_SMALL, WIDE, cover, slug  # noqa: E402
from scenes.art.pieces.lettering import BLOCK, LETTER, OPACITY  # noqa: E402

Master = tuple[str, Callable[[], pygame.Surface]]
"""A master's path within the assets, and the function that draws it."""

HOUSE, GAME, CROSSROADS = "pictures", "raccoon_tycoon/pictures", "saloon_tycoon/pictures"
"""The folders of the pictures. Characters play every game; railroads and towns belong to one, the people of
Crossroads to another.
"""
RAMPAGE = "raccoon_rampage/pictures"
SCENERY = (SCENERY_SMALL, SCENERY_SMALL * 9 // 16)
WINDOW, WIDE_WINDOW = (1920, 1080), (1706, 720)
POSTERS = {GAME: valley.tile, CROSSROADS: saloon.tile, RAMPAGE: night.tile}
"""The poster of each game on the title."""
NAMES = {CROSSROADS: saloon.name_line, RAMPAGE: night.name_line}
"""The names in one line, of the games that have their own lettering."""
BLOCKS = {CROSSROADS: (saloon.name_block, (1120, 312)), RAMPAGE: (night.name_block, (880, 372))}
"""The names in two lines, with their sizes."""
NAME, NEWS = (920, 152), (1140, 495)
LINE = 2187
"""The width of the program's name in a window of 2560 pixels."""


def masters() -> Iterator[Master]:
    """Every master; the titles last, because they are composed of others."""
    for name in railroads.RAILROADS:
        for small, size, ending in ((False, railroads.LARGE, ""), (True, railroads.SMALL, "_small")):
            yield f"{GAME}/railroads/{slug(name)}{ending}.jpg", _portrait(name, size, small)
    for name in SITTERS:
        for mood in Mood:
            piece = slug(f"{name} {mood}")
            for kind, draw, large, little in (
                ("characters", seats.face, seats.FACES[mood], seats.FACE_SMALL),
                ("busts", seats.bust, seats.BUSTS[mood], seats.BUST_SMALL),
            ):
                yield f"{HOUSE}/{kind}/{piece}.jpg", _seated(draw, name, mood, large, False)
                yield f"{HOUSE}/{kind}/{piece}_small.jpg", _seated(draw, name, mood, little, True)
    for name in dioramas.BUILDINGS:
        yield f"{GAME}/buildings/{slug(name)}.jpg", partial(_building, name)
    for name in dioramas.TOWNS:
        for size, ending in ((dioramas.TOWN_SIZE, ""), (dioramas.TOWN_SMALL, SMALL)):
            yield f"{GAME}/towns/{slug(name)}{ending}.jpg", partial(_town, name, size)
    for part, size in auctioneer.SIZES.items():
        yield f"{GAME}/hall/{part.__name__}.jpg", _cut_out(part, size)
    yield from _rooms()
    for name in crossroads.PEOPLE:
        for mood in Mood:
            path = f"{CROSSROADS}/people/{slug(f'{name} {mood}')}"
            yield f"{path}.jpg", _seated(crossroads.face, name, mood, crossroads.FACES[mood], False)
            yield f"{path}_small.jpg", _seated(crossroads.face, name, mood, crossroads.FACE_SMALL, True)
    yield from _title()


def _rooms() -> Iterator[Master]:
    """The guests of each room, and the room by lamplight, near and far."""
    for room in guests.GUESTS:
        yield f"{CROSSROADS}/guests/{room}.jpg", partial(_guests, room)
        yield f"{CROSSROADS}/guests/{room}_blink.jpg", partial(_blink, room)
        for far, ending in ((False, "lit"), (True, "far")):
            yield f"{CROSSROADS}/rooms/{room}_{ending}.jpg", partial(_room, room, far)


def _guests(room: str) -> pygame.Surface:
    return to_surface(guests.guests(room))


def _blink(room: str) -> pygame.Surface:
    return to_surface(guests.blink(room))


def _room(room: str, far: bool) -> pygame.Surface:
    return to_surface(painted.room(room, far))


def _portrait(name: str, size: tuple[int, int], small: bool) -> Callable[[], pygame.Surface]:
    return lambda: to_surface(railroads.portrait(name, size, small))


def _seated(
    draw: Callable[[str, Mood, tuple[int, int], bool], Field],
    name: str,
    mood: Mood,
    size: tuple[int, int],
    small: bool,
) -> Callable[[], pygame.Surface]:
    return lambda: to_surface(draw(name, mood, size, small))


def _building(name: str) -> pygame.Surface:
    return to_surface(dioramas.building(name))


def _town(name: str, size: tuple[int, int]) -> pygame.Surface:
    return to_surface(dioramas.town(name, size))


def _title() -> Iterator[Master]:
    """The masters of the first screen: the landscape, the program's name, the games' tiles."""
    yield f"{HOUSE}/scenery/dawn.jpg", dawn.dawn
    yield f"{HOUSE}/scenery/dawn{SMALL}.jpg", lambda: pygame.transform.smoothscale(dawn.dawn(), SCENERY)
    yield from _figures()
    for part, ending in ((1, ""), (2, SMALL)):
        line = f"{HOUSE}/lettering/{slug(PROGRAM)}{ending}"
        yield f"{line}.jpg", partial(_colours, part)
        yield f"{line}{OPACITY}.png", partial(_opacity, part)
    for folder, line_of in NAMES.items():
        name = f"{folder}/lettering/{folder.partition('/')[0]}{SMALL}"
        yield f"{name}.jpg", partial(_name, line_of, NAME, 0)
        yield f"{name}{OPACITY}.png", partial(_name, line_of, NAME, 1)
    for folder, (block_of, size) in BLOCKS.items():
        name = f"{folder}/lettering/{folder.partition('/')[0]}{BLOCK}"
        yield f"{name}.jpg", partial(_name, block_of, size, 0)
        yield f"{name}{OPACITY}.png", partial(_name, block_of, size, 1)
    for folder, poster in POSTERS.items():
        yield f"{folder}/cover/tile.jpg", partial(_painted, poster)
        yield f"{folder}/cover/tile{SMALL}.jpg", partial(_small_tile, poster)
    for folder, draw in ((CROSSROADS, swing_doors.title), (RAMPAGE, _europa_house)):
        yield f"{folder}/scenery/title.jpg", partial(draw, WINDOW)
        yield f"{folder}/scenery/title{SMALL}.jpg", partial(draw, SCENERY)
        yield f"{folder}/scenery/title{WIDE}.jpg", partial(draw, WIDE_WINDOW)
    for won, result in ((True, "won"), (False, "lost")):
        yield f"{RAMPAGE}/news/{result}.jpg", partial(_news, won)
    yield f"{RAMPAGE}/map/europe.jpg", partial(_painted, europe.europe)


def _name(draw: Callable[[Field], Field], size: Size, part: int) -> pygame.Surface:
    """The colours of a game's name, or its opacity in shades of grey."""
    found = letters.sprite(draw, size[::-1])[part]
    return to_surface(found) if part == 0 else _grey(to_surface(np.repeat(found[..., None], 3, 2)), 0)


def _europa_house(size: tuple[int, int]) -> pygame.Surface:
    return to_surface(europa_house.title(size))


def _news(won: bool) -> pygame.Surface:
    return to_surface(europa_house.news(NEWS, won))


def _painted(draw: Callable[[], Field]) -> pygame.Surface:
    return to_surface(draw())


def _small_tile(draw: Callable[[], Field]) -> pygame.Surface:
    return cover(_painted(draw), TILE_SMALL)


def _figures() -> Iterator[Master]:
    """The figure before the title, large and small, and the passengers of the train."""
    for size, ending in ((heroes.LARGE, ""), (heroes.SMALL, SMALL)):
        yield f"{HOUSE}/scenery/hero{ending}.jpg", _cut_out(heroes.tycoon, size)
    yield f"{HOUSE}/scenery/passengers.jpg", lambda: to_surface(heroes.passengers())


def _cut_out(draw: Callable[[tuple[int, int]], Field], size: tuple[int, int]) -> Callable[[], pygame.Surface]:
    return lambda: to_surface(draw(size))


def _line(part: int) -> pygame.Surface:
    return lettering.line(PROGRAM, LETTER // part, LINE // part)


def _colours(part: int) -> pygame.Surface:
    """The colours of the program's name, extended beyond its edges."""
    line = _line(part)
    image = pygame.Surface(line.get_size(), 0, 24)
    image.fill(lettering.INK)
    image.blit(line, (0, 0))
    return image


def _opacity(part: int) -> pygame.Surface:
    """The opacity of the program's name, in shades of grey."""
    return _grey(_line(part), 3)


def _grey(picture: pygame.Surface, channel: int) -> pygame.Surface:
    """One channel of a picture as greyscale, one byte a pixel."""
    image = pygame.image.frombytes(pygame.image.tobytes(picture, "RGBA")[channel::4], picture.get_size(), "P")
    image.set_palette([(shade, shade, shade) for shade in range(256)])
    return image


def write(folder: Path, chosen: str = "") -> list[Path]:
    """Draw the masters whose path contains `chosen` into `folder` and return their paths."""
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1), pygame.HIDDEN)
    written = []
    for path, draw in masters():
        if chosen in path:
            bake.write(draw(), folder / path)
            written.append(folder / path)
    for path, text in gallery.drawings().items():
        if chosen in path:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, "ascii", newline="\n")
            written.append(folder / path)
    return written


def main(argv: list[str] | None = None) -> int:
    """Write the pictures and print their total size."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "assets", help="the folder to fill")
    parser.add_argument("--only", default="", help="only pictures whose path contains this")
    arguments = parser.parse_args(argv)
    written = write(arguments.out, arguments.only)
    size = sum(path.stat().st_size for path in written)
    print(f"{len(written)} pictures, {size / 1e6:.1f} MB, in {arguments.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
